import path from 'node:path';
import {compressRoutes} from './compress';
import {withoutRoutes, type Generated} from './readGenerated';

/** Texts of the modules that replace the generated ones, by file name. */
type CompactModules = Readonly<Record<`${'registry' | 'chunks' | 'routes'}.js`, string>>;

/**
 * Writes the code of the compact modules.
 *
 * @param table the path of `table.ts`, whose functions expand the table in the browser
 * @throws Error if a route uses a chunk that the registry does not have
 */
export function compactModules(generated: Generated, table: string): CompactModules {
  const {table: data, chunks} = compressRoutes(generated.routes, generated.chunkNames);
  const entries = chunks.map((name) => {
    const module = moduleOf(name, generated);
    return `["${name}", () => import(/* webpackChunkName: "${name}" */ ${module})],\n`;
  });
  const from = JSON.stringify(path.resolve(table));
  return {
    // React Loadable reads a module's path and id only on the server.
    'registry.js':
      `export const chunks = [\n${entries.join('')}];\n` +
      'export default Object.fromEntries(chunks.map(([name, load]) => [name, [load]]));\n',
    'chunks.js':
      `import {expandChunkNames} from ${from};\n` +
      "import {chunks} from './registry';\n" +
      `export const table = ${JSON.stringify(data)};\n` +
      'export default expandChunkNames(table, chunks.map(([name]) => name));\n',
    'routes.js':
      `import {expandRoutes} from ${from};\n` +
      "import ComponentCreator from '@docusaurus/ComponentCreator';\n" +
      "import {table} from './chunks';\n" +
      'export default expandRoutes(table, ComponentCreator, window.location.pathname);\n',
  };
}

function moduleOf(chunk: string, {modules}: Generated): string {
  const module = modules.get(chunk);
  if (module !== undefined) return module;
  throw new Error(
    `.docusaurus/registry.js has no chunk "${chunk}", which a route in .docusaurus/` +
      `routesChunkNames.json uses. ${withoutRoutes('readGenerated.ts')}`,
  );
}
