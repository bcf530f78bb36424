import path from 'node:path';
import {compressRoutes} from '../core/compress';
import {compactGlobalData} from '../core/globalData';
import {shorten} from '../core/shorten';
import type {Generated} from './readGenerated';

/** Code of the modules that stand in for the generated ones, by file name without extension. */
export type CompactModules = Readonly<
  Record<'registry' | 'debug-registry' | 'chunks' | 'routes' | 'global-data', string>
>;

/**
 * Writes the code of the compact modules.
 *
 * @param core the path of `core/`, whose functions expand the data in the browser
 * @throws Error where a route uses a chunk that the registry does not have
 */
export function compactModules(generated: Generated, core: string): CompactModules {
  const {table, chunks} = compressRoutes(generated.routes, generated.chunkNames);
  const short = shorten(chunks);
  const named = chunks.map((chunk, place) => ({
    name: short[place] ?? chunk,
    module: moduleOf(chunk, generated),
  }));
  const imported = ({name, module}: {readonly name: string; readonly module: string}) =>
    `() => import(/* webpackChunkName: "${name}" */ ${module})`;
  const from = (module: string): string => JSON.stringify(path.join(core, module));
  return {
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
}

function moduleOf(chunk: string, {modules}: Generated): string {
  const module = modules.get(chunk);
  if (module !== undefined) return module;
  throw new Error(
    `.docusaurus/registry.js has no chunk "${chunk}", which a route in .docusaurus/` +
      'routesChunkNames.json uses. Docusaurus may write them in another form since an upgrade: ' +
      'adapt src/plugins/routes/node/readGenerated.ts, or take the plugin out of ' +
      'docusaurus.config.ts. Pages work without it and weigh more.',
  );
}
