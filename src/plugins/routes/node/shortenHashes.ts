import type {CurrentBundler} from '@docusaurus/types';
import type {Compiler, WebpackPluginInstance} from 'webpack';
import {shortHashes} from '../core/shortHashes';

const NAME = 'routes';

/**
 * Cuts the hashes in the names of scripts when the bundler is done with them. It takes each hash a
 * second time when files are minified, and replaces the former one wherever its letters stand: a
 * short one stands in the text of pages too.
 */
export function shortenHashes(bundler: CurrentBundler['instance']): WebpackPluginInstance {
  const {Compilation, sources} = bundler;
  return {
    apply(compiler: Compiler) {
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
        compilation.hooks.processAssets.tap({name: NAME, stage}, (assets) => {
          const {names, shorten} = shortHashes(Object.keys(assets));
          for (const [name, asset] of Object.entries(assets)) {
            if (!name.endsWith('.js')) continue;
            const code = String(asset.source());
            const short = shorten(code);
            if (short !== code) compilation.updateAsset(name, new sources.RawSource(short));
          }
          for (const [from, to] of names) compilation.renameAsset(from, to);
        });
      });
    },
  };
}
