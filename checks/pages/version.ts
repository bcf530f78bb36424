/** The version that a file belongs to, and the folder of a version's pages. */
import path from 'node:path';
import {UNRELEASED, unreleasedVersion, type DocsVersion} from '../../src/site/versions/model';
import {readVersions} from '../../src/site/versions/node/readVersions';
import {locatePage} from '../../src/site/versions/pageFile';

/** The versions of this site. */
export const versions = readVersions(path.resolve(__dirname, '../..'));

/** The entry of a version in the registry, by its label. */
export function factsOf(label: string | undefined): DocsVersion | undefined {
  return versions.find((version) => version.label === label);
}

/** The label of the docs version that a file belongs to; undefined outside the docs. */
export function docsVersionOf(file: string): string | undefined {
  const place = locatePage(file);
  if (place?.area !== 'docs') return undefined;
  return place.version === UNRELEASED ? unreleasedVersion(versions).label : place.version;
}

/** The folder of a docs version, from the project's root. */
export function docsFolderOf(label: string): string {
  const unreleased = unreleasedVersion(versions);
  return label === unreleased.label ? unreleased.folder : `versioned_docs/version-${label}`;
}
