import fs from 'node:fs';
import path from 'node:path';
import {readYaml} from '../../../records/model/node/readYaml';
import {UNRELEASED, type DocsVersion} from '../model';
import {parseVersionFacts, parseVersionNames, type VersionFacts} from '../parse';

/**
 * Reads the registry: versions.json lists the released versions, `data/<label>/version.yaml` has the
 * facts about each of them and about the unreleased one.
 *
 * @param siteDir the project's root
 * @returns the unreleased version, then the released ones, newest first
 * @throws Error naming the file, the mistake and how to fix it
 */
export function readVersions(siteDir: string): readonly DocsVersion[] {
  const names = parseVersionNames(readYaml(siteDir, 'versions.json'));
  const label = findUnreleased(siteDir);
  return [
    {...readFacts(siteDir, label), name: UNRELEASED, label, folder: 'docs', isLast: false},
    ...names.map((name, index) => {
      const folder = `versioned_docs/version-${name}`;
      requirePath(siteDir, folder, name);
      requirePath(siteDir, `versioned_sidebars/version-${name}-sidebars.json`, name);
      requirePath(siteDir, fileOf(name), name);
      return {...readFacts(siteDir, name), name, label: name, folder, isLast: index === 0};
    }),
  ];
}

/** The file with the facts about a version, from the project's root. */
export function fileOf(label: string): string {
  return `data/${label}/version.yaml`;
}

function readFacts(siteDir: string, label: string): VersionFacts {
  const file = fileOf(label);
  return parseVersionFacts(file, readYaml(siteDir, file));
}

/** The one folder of `data` whose version is still to come. */
function findUnreleased(siteDir: string): string {
  const data = path.join(siteDir, 'data');
  const labels = (fs.existsSync(data) ? fs.readdirSync(data) : [])
    .filter((label) => fs.existsSync(path.join(siteDir, fileOf(label))))
    .filter((label) => readFacts(siteDir, label).coming !== undefined);
  if (labels.length === 1 && labels[0] !== undefined) return labels[0];
  throw new Error(
    `Expected one data/<label>/version.yaml with \`coming\`, for the docs in docs/; found ` +
      `${labels.length === 0 ? 'none' : labels.map(fileOf).join(', ')}. ` +
      'A released version has no `coming`; data/README.md explains the fields.',
  );
}

function requirePath(siteDir: string, relative: string, name: string): void {
  if (fs.existsSync(path.join(siteDir, relative))) return;
  throw new Error(
    `versions.json names version "${name}", but ${relative} does not exist. ` +
      `Remove "${name}" from versions.json, or restore the path ` +
      '(`npm run docs:release` adds a version, `npm run docs:drop` removes one).',
  );
}
