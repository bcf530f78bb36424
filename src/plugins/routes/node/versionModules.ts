import path from 'node:path';
import type {GlobalVersion} from '../core/globalData';
import {splitVersion, type Descriptions, type VersionData} from '../core/versionData';
import type {Generated} from './readGenerated';
import {WAY_OUT} from './wayOut';

/** Modules that stand in for what the docs plugin gives to all pages of a version. */
export type VersionModules = {
  /** String literals of module paths, by those of the modules that they replace. */
  readonly replaced: ReadonlyMap<string, string>;
  /** Texts of the modules, by file name. */
  readonly files: Readonly<Record<string, string>>;
};

/**
 * Writes the data of each version without the descriptions of its docs, and a module that loads
 * them for cards (`src/theme/DocCard`).
 *
 * @param core the path of `core/`, whose functions expand the data in the browser
 * @throws Error where the docs plugin has a version whose data was not found
 */
export function versionModules({versions, globalData}: Generated, core: string): VersionModules {
  const replaced = new Map<string, string>();
  const files: Record<string, string> = {};
  const loaders: string[] = [];
  for (const [module, data] of versions) {
    const key = `${String(data.pluginId)}/${String(data.version)}`;
    const name = key.replace('/', '-');
    const {compact, descriptions} = splitVersion(data, basesOf(globalData).get(key) ?? '');
    replaced.set(module, `"./version-${name}.js"`);
    files[`version-${name}.js`] = versionModule(compact, core);
    files[`descriptions-${name}.json`] = JSON.stringify(descriptions satisfies Descriptions);
    loaders.push(
      `"${key}": () => import(/* webpackChunkName: "cards-${name}" */ "./descriptions-${name}.json"),`,
    );
  }
  requireAll(globalData, versions);
  files['descriptions.js'] = `export default {\n${loaders.join('\n')}\n};\n`;
  return {replaced, files};
}

function versionModule(compact: object, core: string): string {
  return (
    `import {expandVersionData} from ${JSON.stringify(path.join(core, 'versionData.ts'))};\n` +
    `export default {version: expandVersionData(${JSON.stringify(compact)})};\n`
  );
}

/** The paths of versions by instance of the docs plugin and name. */
function basesOf(globalData: Generated['globalData']): ReadonlyMap<string, string> {
  type Instance = {readonly versions: readonly (GlobalVersion & {readonly name: string})[]};
  const instances = (globalData['docusaurus-plugin-content-docs'] ?? {}) as Record<
    string,
    Instance
  >;
  return new Map(
    Object.entries(instances).flatMap(([id, instance]) =>
      instance.versions.map(({name, path: base}) => [`${id}/${name}`, base] as const),
    ),
  );
}

function requireAll(
  globalData: Generated['globalData'],
  versions: ReadonlyMap<string, VersionData>,
): void {
  const found = new Set(
    [...versions.values()].map((data) => `${String(data.pluginId)}/${String(data.version)}`),
  );
  const missing = [...basesOf(globalData).keys()].filter((key) => !found.has(key));
  if (missing.length === 0) return;
  throw new Error(
    `No JSON file of .docusaurus/docusaurus-plugin-content-docs has the sidebars of ${missing.join(', ')}. ` +
      'Docusaurus may write them elsewhere since an upgrade: adapt ' +
      `src/plugins/routes/node/readGenerated.ts, ${WAY_OUT}`,
  );
}
