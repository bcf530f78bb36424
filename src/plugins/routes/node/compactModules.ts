import path from 'node:path';
import {compressRoutes} from '../core/compress';
import {compactGlobalData} from '../core/globalData';
import {listRoutes} from '../core/listRoutes';
import {putParentsFirst} from '../core/putParentsFirst';
import {shorten} from '../core/shorten';
import type {Generated} from './readGenerated';
import {versionModules} from './versionModules';
import {WAY_OUT} from './wayOut';

/** Texts of the modules that stand in for the generated ones, by file name. */
export type CompactModules = Readonly<
  Record<`${'registry' | 'debug-registry' | 'chunks' | 'routes' | 'global-data'}.js`, string>
>;

/**
 * Writes the code of the compact modules.
 *
 * @param core the path of `core/`, whose functions expand the data in the browser
 * @throws Error where a route uses a chunk that the registry does not have
 */
export function compactModules(generated: Generated, core: string): CompactModules {
  const routes = putParentsFirst(generated.routes);
  const {table, chunks} = compressRoutes(routes, generated.chunkNames);
  const short = shorten(chunks);
  const {replaced, files} = versionModules(generated, core);
  const named = chunks.map((chunk, place) => {
    const module = moduleOf(chunk, generated);
    const name = short[place] ?? chunk;
    const load = `() => import(/* webpackChunkName: "${name}" */ ${replaced.get(module) ?? module})`;
    return {name, module, load};
  });
  const globalData = compactGlobalData(generated.globalData, listRoutes(routes));
  const from = (module: string): string => JSON.stringify(path.join(core, module));
  return {
    // React Loadable reads a module's path and id on the server only.
    'registry.js':
      `export const chunks = [\n${named.map(({name, load}) => `["${name}", ${load}],\n`).join('')}];\n` +
      'export default Object.fromEntries(chunks.map(([name, load]) => [name, [load]]));\n',
    // Docusaurus shows module ids, which differ on the server: React then complains on that page.
    'debug-registry.js': `export default {\n${named
      .map(({name, module, load}) => `"${name}": [${load}, ${module}, ${module}],\n`)
      .join('')}};\n`,
    'chunks.js':
      `import {expandChunkNames} from ${from('table.ts')};\n` +
      "import {chunks} from './registry';\n" +
      `export const table = ${JSON.stringify(table)};\n` +
      'export default expandChunkNames(table, chunks.map(([name]) => name));\n',
    'routes.js':
      `import {expandRoutes} from ${from('table.ts')};\n` +
      "import ComponentCreator from '@docusaurus/ComponentCreator';\n" +
      "import {table} from './chunks';\n" +
      'export default expandRoutes(table, ComponentCreator, window.location.pathname);\n',
    'global-data.js':
      `import {expandGlobalData} from ${from('globalData.ts')};\n` +
      `import {listRoutes} from ${from('listRoutes.ts')};\n` +
      `import {expandRoutes} from ${from('table.ts')};\n` +
      "import {table} from './chunks';\n" +
      'const routes = listRoutes(expandRoutes(table, () => undefined));\n' +
      `export default expandGlobalData(${JSON.stringify(globalData)}, routes);\n`,
    ...files,
  };
}

function moduleOf(chunk: string, {modules}: Generated): string {
  const module = modules.get(chunk);
  if (module !== undefined) return module;
  throw new Error(
    `.docusaurus/registry.js has no chunk "${chunk}", which a route in .docusaurus/` +
      'routesChunkNames.json uses. Docusaurus may write them in another form since an upgrade: ' +
      `adapt src/plugins/routes/node/readGenerated.ts, ${WAY_OUT}`,
  );
}
