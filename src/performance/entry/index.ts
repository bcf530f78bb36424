import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {splitEntry} from './splitEntry';

/** Asks a browser to compile all functions of a script in the background, while it loads. */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/** The script that is evaluated sooner with it. */
const CALLED_AT_ONCE = /^assets\/js\/app\.[^/]*js$/;

/**
 * In the production client only: puts React, the site and the code that starts it into separate scripts,
 * so that the browser evaluates each in its own task and can answer the reader in between, and has it
 * compile the large ones ahead. Leaves out the functions of tslib that utils-common does not call.
 */
export default function entryPlugin(): Plugin {
  return {
    name: 'entry',
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || config.mode !== 'production') return {};
      const {BannerPlugin, Compilation} = currentBundler.instance;
      const hint = new BannerPlugin({
        banner: COMPILE_AHEAD,
        raw: true,
        include: CALLED_AT_ONCE,
        // After the minifier, which removes comments.
        stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
      });
      return {
        entry: splitEntry(config.entry),
        plugins: [hint],
        module: {
          rules: [
            {
              test: /@docusaurus[\\/]utils-common[\\/]/,
              resolve: {alias: {tslib$: path.join(__dirname, 'tslib.mjs')}},
            },
          ],
        },
      };
    },
  };
}
