import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type {ChunkNames, GeneratedRoute} from '../core/compress';
import type {GlobalData} from '../core/globalData';

/** What Docusaurus generated: routes, chunks of each route, module of each chunk. */
export type Generated = {
  readonly routes: readonly GeneratedRoute[];
  readonly chunkNames: Readonly<Record<string, ChunkNames>>;
  /** JavaScript string literals of module paths, by chunk name. */
  readonly modules: ReadonlyMap<string, string>;
  /** What plugins give to every page. */
  readonly globalData: GlobalData;
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
  return {
    routes: parseRoutes(read('routes.js')),
    chunkNames: JSON.parse(read('routesChunkNames.json')) as Record<string, ChunkNames>,
    modules: parseRegistry(read('registry.js')),
    globalData: JSON.parse(read('globalData.json')) as GlobalData,
  };
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
      'since an upgrade. Adapt src/plugins/routes/node/readGenerated.ts, or take the ' +
      'plugin out of docusaurus.config.ts: pages work without it and weigh more.',
  );
}
