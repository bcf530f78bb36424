import fs from 'node:fs';
import path from 'node:path';
import type {Compilation, Compiler, WebpackPluginInstance} from 'webpack';

/** What Docusaurus reads when it writes pages: files by chunk, and chunks by what asks for them. */
type Manifest = {
  readonly origins: Record<string, readonly string[]>;
  readonly assets: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;
};

const FILE = 'client-manifest.json';

/**
 * A bundler's plugin that makes Docusaurus link a page's own style sheets. When it writes a page, it
 * asks its manifest for the files of each module that the page imports, by the module's request; the
 * manifest has them by the name of the chunk only, so that without these entries it finds none.
 *
 * @param folder Docusaurus' folder of generated files
 */
export function linkSheets(folder: string): WebpackPluginInstance {
  return {
    apply: (compiler: Compiler) =>
      // Behind the plugin of Docusaurus that writes the manifest.
      compiler.hooks.emit.tap({name: 'styles', stage: 100}, (compilation) => {
        const file = path.join(folder, FILE);
        const manifest = withSheets(readManifest(file), listRequests(compilation));
        fs.writeFileSync(file, JSON.stringify(manifest, null, 2));
      }),
  };
}

/** What is loaded on demand: what asks for it, and the names of its chunks. */
export type Asked = {readonly request: string; readonly chunks: readonly string[]};

/**
 * The manifest with an entry for each request whose chunks include a style sheet. Scripts stay out:
 * the page's start loads them.
 */
export function withSheets(manifest: Manifest, asked: readonly Asked[]): Manifest {
  const hasSheet = (chunk: string) => Object.keys(manifest.assets[chunk] ?? {}).join() === 'css';
  const origins = {...manifest.origins};
  for (const {request, chunks} of asked) {
    const sheets = chunks.filter(hasSheet);
    if (sheets.length > 0)
      origins[request] = [...new Set([...(origins[request] ?? []), ...sheets])];
  }
  return {...manifest, origins};
}

function listRequests({chunkGroups}: Compilation): Asked[] {
  return chunkGroups.flatMap((group) => {
    const chunks = group.chunks.flatMap(({name}) => name ?? []);
    const origins = group.origins as readonly {readonly request?: string | null}[];
    return origins.flatMap(({request}) => (request ? [{request, chunks}] : []));
  });
}

function readManifest(file: string): Manifest {
  const manifest = fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<Manifest>)
    : {};
  const {origins, assets} = manifest;
  if (!origins || !assets) {
    throw new Error(
      `${file} has no origins and assets; expected Docusaurus' list of what each page loads. It may ` +
        'write that elsewhere since an upgrade: adapt src/plugins/styles/linkSheets.ts, or take the ' +
        'plugin out of docusaurus.config.ts.',
    );
  }
  return {...manifest, origins, assets};
}
