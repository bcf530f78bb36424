import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {UNRELEASED, VersionsError, type DocsVersion, type VersionFacts} from '../model';
import {parseVersionFacts, parseVersionNames} from '../parse';

/**
 * Reads the registry: versions.json says which versions are released, `data/<label>/version.yaml`
 * what is known of each, and of the unreleased one.
 *
 * @param siteDir the project's root
 * @returns the unreleased version, then the released ones, newest first
 * @throws VersionsError naming the file, what is wrong and how to mend it
 */
export function readVersions(siteDir: string): readonly DocsVersion[] {
  const names = parseVersionNames(fs.readFileSync(path.join(siteDir, 'versions.json'), 'utf8'));
  const label = findUnreleased(siteDir);
  const facts = readFacts(siteDir, label);
  return [
    {...facts, name: UNRELEASED, label, folder: 'docs', isLast: false},
    ...names.map((name, index) => {
      const folder = `versioned_docs/version-${name}`;
      requirePath(siteDir, folder, name);
      requirePath(siteDir, `versioned_sidebars/version-${name}-sidebars.json`, name);
      requirePath(siteDir, fileOf(name), name);
      return {...readFacts(siteDir, name), name, label: name, folder, isLast: index === 0};
    }),
  ];
}

/** The file in which a version says what is known of it, from the project's root. */
export function fileOf(label: string): string {
  return `data/${label}/version.yaml`;
}

function readFacts(siteDir: string, label: string): VersionFacts {
  const file = fileOf(label);
  return parseVersionFacts(file, parse(fs.readFileSync(path.join(siteDir, file), 'utf8')));
}

/** The one folder of `data` whose version is still to come. */
function findUnreleased(siteDir: string): string {
  const data = path.join(siteDir, 'data');
  const labels = (fs.existsSync(data) ? fs.readdirSync(data) : [])
    .filter((label) => fs.existsSync(path.join(siteDir, fileOf(label))))
    .filter((label) => readFacts(siteDir, label).coming !== undefined);
  if (labels.length === 1 && labels[0] !== undefined) return labels[0];
  throw new VersionsError(
    `Expected one data/<label>/version.yaml with \`coming\`, for the docs in docs/; found ` +
      `${labels.length === 0 ? 'none' : labels.map(fileOf).join(', ')}. ` +
      'A released version has no `coming`; data/README.md explains the fields.',
  );
}

function requirePath(siteDir: string, relative: string, name: string): void {
  if (fs.existsSync(path.join(siteDir, relative))) return;
  throw new VersionsError(
    `versions.json names version "${name}", but ${relative} does not exist. ` +
      `Remove "${name}" from versions.json, or restore the path ` +
      '(a new version is cut with `npm run docs:release`, an old one taken away with ' +
      '`npm run docs:drop`).',
  );
}
