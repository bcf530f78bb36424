/** The versions of the docs. `data/README.md` explains their files to authors. */
import type {VersionFacts} from './parse';

/** A version of the docs as readers meet it. */
export interface DocsVersion extends VersionFacts {
  /** Docusaurus' name: `current` for the unreleased docs, else the entry of versions.json. */
  readonly name: string;
  /** The name that readers see; also the path segment below /docs and the folder in `data`. */
  readonly label: string;
  /** Folder of its pages, from the project's root. */
  readonly folder: string;
  /** Whether this is the newest released version. */
  readonly isLast: boolean;
}

/** Docusaurus' name of the docs that are not released yet, in `docs/`. */
export const UNRELEASED = 'current';

/**
 * The newest released version.
 *
 * @throws Error if no version is released
 */
export function latestVersion<V extends Pick<DocsVersion, 'isLast'>>(versions: readonly V[]): V {
  const latest = versions.find(({isLast}) => isLast);
  if (!latest) throw new Error('versions.json names no released version.');
  return latest;
}

/**
 * The version of `docs/`.
 *
 * @throws Error if the list lacks it
 */
export function unreleasedVersion(versions: readonly DocsVersion[]): DocsVersion {
  const unreleased = versions.find(({name}) => name === UNRELEASED);
  if (!unreleased) throw new Error('No data/<label>/version.yaml has the field `coming`.');
  return unreleased;
}

/** The series that a release belongs to: `1.2` for `1.2.3` and `1.2.0-rc.1`. */
export function seriesOf(release: string): string {
  return release.split('.').slice(0, 2).join('.');
}

/** Orders releases and series: negative if the first is older. */
export function compareReleases(left: string, right: string): number {
  return left.localeCompare(right, 'en', {numeric: true});
}
