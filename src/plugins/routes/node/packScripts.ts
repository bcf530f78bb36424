import type {CurrentBundler} from '@docusaurus/types';
import type {Compiler, WebpackPluginInstance} from 'webpack';
import {packRegistry} from '../core/packRegistry';

const NAME = 'routes';

/** Packs the registry in the scripts of every page, between their minification and their hash. */
export function packScripts(bundler: CurrentBundler['instance']): WebpackPluginInstance {
  const {Compilation, sources} = bundler;
  return {
    apply(compiler: Compiler) {
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
        compilation.hooks.processAssets.tap({name: NAME, stage}, () => {
          const files = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles());
          for (const name of new Set(files.filter((file) => file.endsWith('.js')))) {
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
