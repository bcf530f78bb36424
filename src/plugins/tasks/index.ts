import type {Plugin} from '@docusaurus/types';
import {replaceModules} from './replaceModules';
import {splitStart} from './splitStart';

/** Tells a browser to compile all functions of a script while it loads, beside the page's own work. */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/** The script that is evaluated sooner with it: the site's. */
const CALLED_AT_ONCE = /^assets\/js\/app\.[^/]*js$/;

/**
 * In the production client only: makes React, the site, and what starts it scripts of their own, so
 * that the browser evaluates each in its own task and answers the reader in between; has it compile
 * the large ones ahead; and replaces modules that take long while a page starts.
 */
export default function tasksPlugin(): Plugin {
  return {
    name: 'tasks',
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || config.mode !== 'production') return {};
      const {BannerPlugin, Compilation} = currentBundler.instance;
      // The minifier takes comments away, so this one comes after it.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      const hint = new BannerPlugin({
        banner: COMPILE_AHEAD,
        raw: true,
        include: CALLED_AT_ONCE,
        stage,
      });
      return {
        entry: splitStart(config.entry),
        plugins: [hint, replaceModules(currentBundler.instance)],
      };
    },
  };
}
