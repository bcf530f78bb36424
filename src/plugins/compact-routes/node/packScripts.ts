import type {CurrentBundler} from '@docusaurus/types';
import type {Compiler, WebpackPluginInstance} from 'webpack';
import {packRegistry} from '../core/packRegistry';

const NAME = 'compact-routes';

/** Packs the registry in the main script, between its minification and its hash. */
export function packScripts(bundler: CurrentBundler['instance']): WebpackPluginInstance {
  const {Compilation, sources} = bundler;
  return {
    apply(compiler: Compiler) {
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
        compilation.hooks.processAssets.tap({name: NAME, stage}, (assets) => {
          const scripts = Object.keys(assets).filter((name) => /\/main\.\w+\.js$/.test(name));
          for (const name of scripts) {
            compilation.updateAsset(
              name,
              (source) => new sources.RawSource(packRegistry(String(source.source()))),
            );
          }
        });
      });
    },
  };
}
