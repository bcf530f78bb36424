import type {LoadContext, Plugin} from '@docusaurus/types';
import {linkSheets} from './linkSheets';
import {splitSheets} from './splitSheets';

/**
 * Moves the styles that few pages need out of the style sheet of every page, in the production client
 * only: the text of a page appears when its style sheets have arrived.
 */
export default function stylesPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'styles',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      const {splitChunks} = config.optimization ?? {};
      const groups = splitChunks ? splitChunks.cacheGroups : undefined;
      return {
        // The types of the bundler do not allow a group for a plugin's type of modules.
        optimization: {splitChunks: {cacheGroups: splitSheets(groups?.styles)}},
        plugins: [linkSheets(generatedFilesDir)],
      };
    },
  };
}
