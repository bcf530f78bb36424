import type {LoadContext, Plugin} from '@docusaurus/types';
import {partSheets} from './lateSheets';
import {linkSheets} from './linkSheets';

/**
 * Parts what few pages need from the style sheet of every page, in the production client only: the
 * text of a page shows when its style sheets have arrived.
 */
export default function stylesPlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'styles',
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      const {splitChunks} = config.optimization ?? {};
      const groups = splitChunks ? splitChunks.cacheGroups : undefined;
      return {
        // The types of the bundler do not know that a group can be of a plugin's type of modules.
        optimization: {splitChunks: {cacheGroups: partSheets(groups?.styles)}},
        plugins: [linkSheets(generatedFilesDir)],
      };
    },
  };
}
