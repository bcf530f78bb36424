import type {CurrentBundler} from '@docusaurus/types';
import type {Compiler, WebpackPluginInstance} from 'webpack';
import {dropUnused} from './dropUnused';

const NAME = 'lean-client';
const WORD = /[\w-]+/g;

/** The layer of Infima, the style sheet below Docusaurus' theme. */
const LAYER = 'docusaurus.infima';

/**
 * Leaves out what no page uses of Infima, between the minification of the style sheet and its hash.
 * The server renders what the client renders, so the scripts name each class that a page has.
 */
export function packStyles(bundler: CurrentBundler['instance']): WebpackPluginInstance {
  const {Compilation, sources} = bundler;
  return {
    apply(compiler: Compiler) {
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
        compilation.hooks.processAssets.tap({name: NAME, stage}, (assets) => {
          const names = Object.keys(assets);
          const words = new Set(
            names
              .filter((name) => name.endsWith('.js'))
              .flatMap((name) => String(assets[name]?.source()).match(WORD) ?? []),
          );
          for (const name of names.filter((file) => file.endsWith('.css'))) {
            compilation.updateAsset(
              name,
              (source) => new sources.RawSource(dropUnused(String(source.source()), LAYER, words)),
            );
          }
        });
      });
    },
  };
}
