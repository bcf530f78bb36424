import type {Compilation, Compiler, Configuration} from 'webpack';
import type {CurrentBundler} from '@docusaurus/types';
import type {NamedChunk} from './compactModules';

type Bundler = CurrentBundler['instance'];
type BundlerPlugin = NonNullable<Configuration['plugins']>[number];

const DOCUSAURUS_PLUGIN = 'ChunkAssetPlugin';
/** The chunk of Docusaurus' style sheet. */
const STYLES = 'styles';

/**
 * Replaces Docusaurus' function from a chunk's name to its file, for which it writes a table of all
 * names and ids into every page: here a chunk's id is its name.
 *
 * @param named all chunks that routes use; one whose modules are all in a chunk of another name, or
 *   in a script of every page, has no file of its own
 */
export function replaceChunkAssets(
  plugins: readonly BundlerPlugin[],
  bundler: Bundler,
  named: readonly NamedChunk[],
): readonly BundlerPlugin[] {
  const others = plugins.filter(
    (plugin) => plugin && plugin.constructor.name !== DOCUSAURUS_PLUGIN,
  );
  if (others.length === plugins.length) {
    throw new Error(
      `Docusaurus has no ${DOCUSAURUS_PLUGIN} any more: adapt src/plugins/compact-routes.`,
    );
  }
  return [...others, {apply: (compiler) => addChunkAsset(compiler, bundler, named)}];
}

function addChunkAsset(compiler: Compiler, bundler: Bundler, named: readonly NamedChunk[]): void {
  const {RuntimeModule, RuntimeGlobals} = bundler;
  class ChunkAsset extends RuntimeModule {
    constructor(private readonly elsewhere: () => Readonly<Record<string, string>>) {
      super('chunk asset', RuntimeModule.STAGE_ATTACH);
    }
    override generate(): string {
      const {publicPath, getChunkScriptFilename} = RuntimeGlobals;
      return (
        `__webpack_require__.gca = (name, chunk = (${JSON.stringify(this.elsewhere())})[name] ?? name) => ` +
        `chunk && ${publicPath} + ${getChunkScriptFilename}(chunk);`
      );
    }
  }
  compiler.hooks.thisCompilation.tap('compact-routes', (compilation) => {
    /** The chunk that a route's chunk became a part of; empty where every page has it. */
    const elsewhere = () => {
      const present = new Set([...compilation.chunks].map(({name}) => name));
      const absent = named.filter(({name}) => !present.has(name));
      return Object.fromEntries(absent.map(({name}) => [name, joinedInto(compilation, name)]));
    };
    compilation.hooks.additionalTreeRuntimeRequirements.tap('compact-routes', (chunk) => {
      compilation.addRuntimeModule(chunk, new ChunkAsset(elsewhere));
    });
  });
}

function joinedInto(compilation: Compilation, name: string): string {
  const chunks = compilation.namedChunkGroups.get(name)?.chunks ?? [];
  return chunks.find((chunk) => chunk.name && chunk.name !== STYLES)?.name ?? '';
}
