/** The one place where checks ask which version a file is of, and where a version's pages lie. */
import path from 'node:path';
import {UNRELEASED, unreleasedVersion, type DocsVersion} from '../../data/model/versions/model';
import {readVersions} from '../../data/model/versions/node/readVersions';
import {locatePage} from '../../data/model/versions/pageFile';

const versions = readVersions(path.resolve(__dirname, '../..'));

/** What the registry says of a version, by its label; undefined for none of this site. */
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
