import type {Compiler, Configuration} from 'webpack';
import type {CurrentBundler} from '@docusaurus/types';

type Bundler = CurrentBundler['instance'];
type BundlerPlugin = NonNullable<Configuration['plugins']>[number];

const DOCUSAURUS_PLUGIN = 'ChunkAssetPlugin';

/**
 * Replaces Docusaurus' function from a chunk's name to its file, for which it writes a table of all
 * names and ids into every page: here a chunk's id is its name.
 *
 * @param names the names of all chunks that routes use; one whose modules are all in the main file
 *   has no file, and must not be prefetched
 */
export function replaceChunkAssets(
  plugins: readonly BundlerPlugin[],
  bundler: Bundler,
  names: readonly string[],
): readonly BundlerPlugin[] {
  const others = plugins.filter(
    (plugin) => plugin && plugin.constructor.name !== DOCUSAURUS_PLUGIN,
  );
  if (others.length === plugins.length) {
    throw new Error(
      `Docusaurus has no ${DOCUSAURUS_PLUGIN} any more: adapt src/plugins/compact-routes.`,
    );
  }
  return [...others, {apply: (compiler) => addChunkAsset(compiler, bundler, names)}];
}

function addChunkAsset(compiler: Compiler, bundler: Bundler, names: readonly string[]): void {
  const {RuntimeModule, RuntimeGlobals} = bundler;
  class ChunkAsset extends RuntimeModule {
    constructor(private readonly present: () => ReadonlySet<string | undefined | null>) {
      super('chunk asset', RuntimeModule.STAGE_ATTACH);
    }
    override generate(): string {
      const {publicPath, getChunkScriptFilename} = RuntimeGlobals;
      const present = this.present();
      const without = names.filter((name) => !present.has(name));
      const file = `${publicPath} + ${getChunkScriptFilename}(name)`;
      return `__webpack_require__.gca = (name) => ${JSON.stringify(without)}.includes(name) ? '' : ${file};`;
    }
  }
  compiler.hooks.thisCompilation.tap('compact-routes', (compilation) => {
    compilation.hooks.additionalTreeRuntimeRequirements.tap('compact-routes', (chunk) => {
      const present = () => new Set([...compilation.chunks].map(({name}) => name));
      compilation.addRuntimeModule(chunk, new ChunkAsset(present));
    });
  });
}
