import type {Compiler, Configuration} from 'webpack';
import type {CurrentBundler} from '@docusaurus/types';

type Bundler = CurrentBundler['instance'];
type BundlerPlugin = NonNullable<Configuration['plugins']>[number];

const DOCUSAURUS_PLUGIN = 'ChunkAssetPlugin';

/**
 * Replaces Docusaurus' function from a chunk's name to its file, for which it writes a table of all
 * names and ids into every page: here a chunk's id is its name.
 */
export function replaceChunkAssets(
  plugins: readonly BundlerPlugin[],
  bundler: Bundler,
): readonly BundlerPlugin[] {
  const others = plugins.filter(
    (plugin) => plugin && plugin.constructor.name !== DOCUSAURUS_PLUGIN,
  );
  if (others.length === plugins.length) {
    throw new Error(
      `Docusaurus has no ${DOCUSAURUS_PLUGIN} any more: adapt src/plugins/compact-routes.`,
    );
  }
  return [...others, {apply: (compiler) => addChunkAsset(compiler, bundler)}];
}

function addChunkAsset(compiler: Compiler, bundler: Bundler): void {
  const {RuntimeModule, RuntimeGlobals} = bundler;
  class ChunkAsset extends RuntimeModule {
    constructor() {
      super('chunk asset', RuntimeModule.STAGE_ATTACH);
    }
    override generate(): string {
      const {publicPath, getChunkScriptFilename} = RuntimeGlobals;
      return `__webpack_require__.gca = (name) => ${publicPath} + ${getChunkScriptFilename}(name);`;
    }
  }
  compiler.hooks.thisCompilation.tap('compact-routes', (compilation) => {
    compilation.hooks.additionalTreeRuntimeRequirements.tap('compact-routes', (chunk) => {
      compilation.addRuntimeModule(chunk, new ChunkAsset());
    });
  });
}
