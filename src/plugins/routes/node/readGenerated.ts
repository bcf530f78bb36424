import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type {ChunkNames, GeneratedRoute} from '../core/compress';
import type {GlobalData} from '../core/globalData';
import type {VersionData} from '../core/versionData';
import {WAY_OUT} from './wayOut';

/** What Docusaurus generated: routes, chunks of each route, module of each chunk. */
export type Generated = {
  readonly routes: readonly GeneratedRoute[];
  readonly chunkNames: Readonly<Record<string, ChunkNames>>;
  /** JavaScript string literals of module paths, by chunk name. */
  readonly modules: ReadonlyMap<string, string>;
  /** What plugins give to every page. */
  readonly globalData: GlobalData;
  /** What pages of a version get, by the string literal of its module. */
  readonly versions: ReadonlyMap<string, VersionData>;
};

const ENTRY =
  /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ ("(?:[^"\\]|\\.)*")\), /;

/**
 * Reads the route files of a production build.
 *
 * @param folder the site's generated files (`.docusaurus`)
 * @throws Error naming the file that has another form than expected
 */
export function readGenerated(folder: string): Generated {
  const read = (file: string): string => fs.readFileSync(path.join(folder, file), 'utf8');
  const modules = parseRegistry(read('registry.js'));
  return {
    routes: parseRoutes(read('routes.js')),
    chunkNames: JSON.parse(read('routesChunkNames.json')) as Record<string, ChunkNames>,
    modules,
    globalData: JSON.parse(read('globalData.json')) as GlobalData,
    versions: readVersions(modules.values(), read),
  };
}

/** The props of the docs plugin's routes are JSON files; those of a version have its sidebars. */
function readVersions(
  modules: Iterable<string>,
  read: (file: string) => string,
): ReadonlyMap<string, VersionData> {
  const props = [...new Set(modules)].flatMap((module) => {
    const [, file] =
      /^"@generated\/(docusaurus-plugin-content-docs\/.+\.json)"$/.exec(module) ?? [];
    const parsed = file ? (JSON.parse(read(file)) as {version?: Partial<VersionData>}) : {};
    return parsed.version?.docsSidebars && parsed.version.docs
      ? [[module, parsed.version as VersionData] as const]
      : [];
  });
  return new Map(props);
}

/** Reads `routes.js`: code that calls the component creator for each route. */
export function parseRoutes(code: string): readonly GeneratedRoute[] {
  const start = code.indexOf('export default [');
  if (start < 0) throw unexpected('routes.js', 'export default […]');
  const ComponentCreator = (_path: string, hash: string) => ({hash});
  const list: unknown = vm.runInNewContext(
    code.slice(start).replace('export default', '(').replace(/;\s*$/, ')'),
    {ComponentCreator},
  );
  // Values of another context have other prototypes; JSON brings them over.
  const routes = JSON.parse(JSON.stringify(list)) as readonly GeneratedRoute[];
  const last = routes.at(-1);
  if (last?.path !== '*') throw unexpected('routes.js', 'a last route for the path "*"');
  return routes.slice(0, -1);
}

/** Reads `registry.js`: one line a chunk. */
export function parseRegistry(code: string): ReadonlyMap<string, string> {
  const lines = code.split('\n').filter((line) => line.startsWith('  '));
  return new Map(
    lines.map((line) => {
      const [, name, module] = ENTRY.exec(line) ?? [];
      if (!name || !module) throw unexpected('registry.js', 'one import with a chunk name a line');
      return [name, module];
    }),
  );
}

function unexpected(file: string, expected: string): Error {
  return new Error(
    `.docusaurus/${file} is not as expected: ${expected}. Docusaurus may write it in another form ` +
      `since an upgrade. Adapt src/plugins/routes/node/readGenerated.ts, ${WAY_OUT}`,
  );
}
