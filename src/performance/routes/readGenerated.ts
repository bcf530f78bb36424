import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import {howToDoWithout} from '../parts';
import type {ChunkNames, GeneratedRoute} from './compress';

/** The data that every page of a version loads. */
export type VersionData = {
  readonly version: {
    readonly pluginId: string;
    readonly version: string;
    readonly docs: Readonly<Record<string, {readonly description?: string}>>;
  };
};

/** The files that Docusaurus generated: routes, the chunks of each route, the module of each chunk. */
export type Generated = {
  readonly routes: readonly GeneratedRoute[];
  readonly chunkNames: Readonly<Record<string, ChunkNames>>;
  /** JavaScript string literals of module paths, by chunk name. */
  readonly modules: ReadonlyMap<string, string>;
  /** The data of each version, by the request for its JSON file. */
  readonly versions: ReadonlyMap<string, VersionData>;
};

const ENTRY =
  /^ {2}"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "\1" \*\/ ("(?:[^"\\]|\\.)*")\), /;

/**
 * Reads the route files of a production build.
 *
 * @param folder the site's generated files (`.docusaurus`)
 * @throws Error naming the file whose form is not the expected one
 */
export function readGenerated(folder: string): Generated {
  const read = (file: string): string => fs.readFileSync(path.join(folder, file), 'utf8');
  const modules = parseRegistry(read('registry.js'));
  return {
    routes: parseRoutes(read('routes.js')),
    chunkNames: JSON.parse(read('routesChunkNames.json')) as Record<string, ChunkNames>,
    modules,
    versions: readVersions(modules.values(), read),
  };
}

/** The props of the docs plugin's routes are JSON files; some of them have the docs of a version. */
function readVersions(
  literals: Iterable<string>,
  read: (file: string) => string,
): ReadonlyMap<string, VersionData> {
  const props = [...new Set(literals)].flatMap((literal) => {
    const [, request = '', file] =
      /^"(@generated\/(docusaurus-plugin-content-docs\/.+\.json))"$/.exec(literal) ?? [];
    const data = file ? (JSON.parse(read(file)) as Partial<VersionData>) : {};
    return data.version?.docs ? [[request, data as VersionData] as const] : [];
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

/** Reads `registry.js`, which has one chunk per line. */
export function parseRegistry(code: string): ReadonlyMap<string, string> {
  const lines = code.split('\n').filter((line) => line.startsWith('  '));
  return new Map(
    lines.map((line) => {
      const [, name, module] = ENTRY.exec(line) ?? [];
      if (!name || !module)
        throw unexpected('registry.js', 'one import with a chunk name per line');
      return [name, module];
    }),
  );
}

/** The end of each error about the routes: which file to adapt, or how to build without them. */
export function withoutRoutes(file: string): string {
  return howToDoWithout('routes', `routes/${file}`);
}

function unexpected(file: string, expected: string): Error {
  return new Error(
    `.docusaurus/${file} does not have the expected form: ${expected}. ${withoutRoutes('readGenerated.ts')}`,
  );
}
