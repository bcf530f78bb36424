import path from 'node:path';
import {chunkName} from '../core/chunkName';
import {compressRoutes} from '../core/compress';
import {compactGlobalData} from '../core/globalData';
import type {Generated} from './readGenerated';

/** File names and code of the modules that stand in for the generated ones. */
export type CompactModules = Readonly<
  Record<'registry' | 'debug-registry' | 'chunks' | 'routes' | 'global-data', string>
>;

/** A chunk that routes use: its name, and the literal of its module's path. */
export type NamedChunk = {readonly name: string; readonly module: string};

/**
 * Writes the code of the compact modules.
 *
 * @param core the path of `core/`, whose functions expand the data in the browser
 * @returns also the chunks, in the order in which they are counted
 */
export function compactModules(
  generated: Generated,
  core: string,
): {modules: CompactModules; named: readonly NamedChunk[]} {
  const {table, chunks} = compressRoutes(generated.routes, generated.chunkNames);
  const named = chunks.map((chunk, place) => ({
    name: chunkName(place),
    module: generated.modules.get(chunk) ?? '""',
  }));
  const imported = ({name, module}: NamedChunk) =>
    `() => import(/* webpackChunkName: "${name}" */ ${module})`;
  const from = (module: string): string => JSON.stringify(path.join(core, module));
  const modules = {
    // React Loadable reads a module's path and id on the server only.
    registry:
      `export const chunks = [\n${named.map((chunk) => `["${chunk.name}", ${imported(chunk)}],\n`).join('')}];\n` +
      'export default Object.fromEntries(chunks.map(([name, load]) => [name, [load]]));\n',
    // Docusaurus shows module ids, which differ on the server: React then complains on that page.
    'debug-registry': `export default {\n${named
      .map((chunk) => `"${chunk.name}": [${imported(chunk)}, ${chunk.module}, ${chunk.module}],\n`)
      .join('')}};\n`,
    chunks:
      `import {expandChunkNames} from ${from('table.ts')};\n` +
      "import {chunks} from './registry';\n" +
      `export const table = ${JSON.stringify(table)};\n` +
      'export default expandChunkNames(table, chunks.map(([name]) => name));\n',
    routes:
      `import {expandRoutes} from ${from('table.ts')};\n` +
      "import ComponentCreator from '@docusaurus/ComponentCreator';\n" +
      "import {table} from './chunks';\n" +
      'export default expandRoutes(table, ComponentCreator);\n',
    'global-data':
      `import {expandGlobalData} from ${from('globalData.ts')};\n` +
      `export default expandGlobalData(${JSON.stringify(compactGlobalData(generated.globalData))});\n`,
  };
  return {modules, named};
}
