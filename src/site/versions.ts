import fs from 'node:fs';
import path from 'node:path';

/** A docs version as readers meet it. */
export type DocsVersion = {
  /** Docusaurus' name: `current` for the unreleased docs, else the entry of versions.json. */
  readonly name: string;
  /** What readers see, also the path segment below /docs. */
  readonly label: string;
  /** Whether this is the newest released version. */
  readonly isLast: boolean;
};

/** The label and path segment of the unreleased docs in `docs/`. */
export const CURRENT_LABEL = 'edge';

/** A mistake in versions.json or in the folders that it names. */
export class VersionsError extends Error {}

/**
 * Reads versions.json: an array of version names, newest first.
 *
 * @param siteDir the project's root
 * @returns the released versions in the file's order (newest first), after the unreleased one
 * @throws VersionsError naming the file, what is wrong and how to mend it
 */
export function readVersions(siteDir: string): readonly DocsVersion[] {
  const names = parseVersionNames(fs.readFileSync(path.join(siteDir, 'versions.json'), 'utf8'));
  for (const name of names) {
    requirePath(siteDir, `versioned_docs/version-${name}`, name);
    requirePath(siteDir, `versioned_sidebars/version-${name}-sidebars.json`, name);
  }
  return [
    {name: 'current', label: CURRENT_LABEL, isLast: false},
    ...names.map((name, index) => ({name, label: name, isLast: index === 0})),
  ];
}

/**
 * Checks the text of versions.json.
 *
 * @throws VersionsError where the text is not a non-empty JSON array of distinct names like "0.12"
 */
export function parseVersionNames(text: string): readonly string[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new VersionsError(
      `versions.json is not JSON (${(error as Error).message}). ` +
        'Expected an array of version names, newest first, for example ["0.12", "0.11"].',
    );
  }
  if (!Array.isArray(value) || value.length === 0) {
    throw new VersionsError(
      'versions.json must be a non-empty array of version names, newest first, ' +
        `for example ["0.12", "0.11"]; found ${JSON.stringify(value).slice(0, 80)}.`,
    );
  }
  value.forEach((name: unknown, index) => {
    if (typeof name !== 'string' || !/^\d+\.\d+(\.\d+)?$/.test(name)) {
      throw new VersionsError(
        `versions.json, entry ${index + 1}: expected a version name such as "0.12", ` +
          `found ${JSON.stringify(name)}.`,
      );
    }
    if (value.indexOf(name) !== index) {
      throw new VersionsError(
        `versions.json, entry ${index + 1}: "${name}" stands twice. Remove one of the two.`,
      );
    }
  });
  return value as string[];
}

/** The newest released version. */
export function latestVersion(versions: readonly DocsVersion[]): DocsVersion {
  const latest = versions.find((version) => version.isLast);
  if (!latest) throw new VersionsError('versions.json names no released version.');
  return latest;
}

function requirePath(siteDir: string, relative: string, name: string): void {
  if (fs.existsSync(path.join(siteDir, relative))) return;
  throw new VersionsError(
    `versions.json names version "${name}", but ${relative} does not exist. ` +
      `Remove "${name}" from versions.json, or restore the path ` +
      '(a new version is cut with `npm run docs:release`).',
  );
}
