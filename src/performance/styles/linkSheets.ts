import fs from 'node:fs';
import path from 'node:path';
import {howToDoWithout} from '../parts';
import type {Compilation, Compiler, WebpackPluginInstance} from 'webpack';

/** Docusaurus' list for writing pages: files by chunk, and chunks by the module that imports them. */
type Manifest = {
  readonly origins: Record<string, readonly string[]>;
  readonly assets: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>;
};

const FILE = 'client-manifest.json';

/**
 * A bundler's plugin that makes Docusaurus link a page's own style sheets. When Docusaurus writes a page,
 * it looks up each module that the page imports in its manifest, by the module's request. The manifest
 * lists files only by the name of the chunk, so this plugin adds the requests.
 *
 * @param folder Docusaurus' folder of generated files
 */
export function linkSheets(folder: string): WebpackPluginInstance {
  return {
    apply: (compiler: Compiler) =>
      // After the plugin of Docusaurus that writes the manifest.
      compiler.hooks.emit.tap({name: 'styles', stage: 100}, (compilation) => {
        const file = path.join(folder, FILE);
        const manifest = withSheets(readManifest(file), listRequests(compilation));
        fs.writeFileSync(file, JSON.stringify(manifest, null, 2));
      }),
  };
}

/** An import on demand: its request, and the names of its chunks. */
type Imported = {readonly request: string; readonly chunks: readonly string[]};

/**
 * The manifest with an entry for each request whose chunks include a style sheet. Scripts are left out,
 * because the page's first script loads them.
 */
export function withSheets(manifest: Manifest, imports: readonly Imported[]): Manifest {
  const hasSheet = (chunk: string) => Object.keys(manifest.assets[chunk] ?? {}).join() === 'css';
  const origins = {...manifest.origins};
  for (const {request, chunks} of imports) {
    const sheets = chunks.filter(hasSheet);
    if (sheets.length > 0)
      origins[request] = [...new Set([...(origins[request] ?? []), ...sheets])];
  }
  return {...manifest, origins};
}

function listRequests({chunkGroups}: Compilation): Imported[] {
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
      `${file} has no origins and assets; expected Docusaurus' list of the files that each page loads. ` +
        howToDoWithout('styles', 'styles/linkSheets.ts'),
    );
  }
  return {...manifest, origins, assets};
}
