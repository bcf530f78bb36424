import {withoutRoutes, type Generated, type VersionData} from './readGenerated';

/** Modules that replace the data that every page of a version loads. */
type SplitVersions = {
  /** File names of the modules, by the requests that they replace. */
  readonly replaced: Readonly<Record<string, string>>;
  /** Texts of the modules, by file name. */
  readonly files: Readonly<Record<string, string>>;
};

/**
 * Moves the descriptions of docs, which only cards show (`src/theme/DocCard`), out of the data that every
 * page of a version loads: 10 KB of 17.
 *
 * @throws Error if Docusaurus has generated no data of a version
 */
export function splitVersions(versions: Generated['versions']): SplitVersions {
  if (versions.size === 0) {
    throw new Error(
      'No JSON file of .docusaurus/docusaurus-plugin-content-docs has the docs of a version. ' +
        withoutRoutes('readGenerated.ts'),
    );
  }
  const replaced: Record<string, string> = {};
  const files: Record<string, string> = {};
  let loaders = '';
  for (const [request, {version}] of versions) {
    const name = `${version.pluginId}-${version.version}`;
    replaced[request] = `version-${name}.json`;
    files[`version-${name}.json`] = JSON.stringify({
      version: {...version, docs: mapDocs(version, (doc) => ({...doc, description: undefined}))},
    });
    files[`descriptions-${name}.json`] = JSON.stringify(
      mapDocs(version, ({description}) => description ?? ''),
    );
    loaders +=
      `"${version.pluginId}/${version.version}": () => ` +
      `import(/* webpackChunkName: "cards-${name}" */ "./descriptions-${name}.json"),\n`;
  }
  files['descriptions.js'] = `export default {\n${loaders}};\n`;
  return {replaced, files};
}

function mapDocs<Result>(
  {docs}: VersionData['version'],
  change: (doc: {readonly description?: string}) => Result,
): Readonly<Record<string, Result>> {
  return Object.fromEntries(Object.entries(docs).map(([id, doc]) => [id, change(doc)]));
}
