/** What is known of each version of the docs. `data/README.md` explains it to those who write it. */

/** What `data/<label>/version.yaml` says. */
export interface VersionFacts {
  /** The runtime's release that the pages document. */
  readonly release: string;
  /** Release of the language program that checks and runs the samples, a folder of `language/programs`. */
  readonly language: string;
  /** Whether the version is kept as it is: its pages follow the rules of their time. */
  readonly frozen: boolean;
  /** Whether commands and flows of its pages are run with the runtime and recorded. */
  readonly recorded: boolean;
  /** The series of the release that the unreleased docs are to become, such as `1.3`. */
  readonly coming?: string;
}

/** A version of the docs as readers meet it. */
export interface DocsVersion extends VersionFacts {
  /** Docusaurus' name: `current` for the unreleased docs, else the entry of versions.json. */
  readonly name: string;
  /** What readers see, also the path segment below /docs and the name of the folder in `data`. */
  readonly label: string;
  /** Folder of its pages, from the project's root. */
  readonly folder: string;
  /** Whether this is the newest released version. */
  readonly isLast: boolean;
}

/** Docusaurus' name of the docs that are not released yet, in `docs/`. */
export const UNRELEASED = 'current';

/** A mistake in versions.json, in a version.yaml, or in the folders that they name. */
export class VersionsError extends Error {}

/** The newest released version. */
export function latestVersion<V extends Pick<DocsVersion, 'isLast'>>(versions: readonly V[]): V {
  const latest = versions.find(({isLast}) => isLast);
  if (!latest) throw new VersionsError('versions.json names no released version.');
  return latest;
}

/** The version of `docs/`. */
export function unreleasedVersion(versions: readonly DocsVersion[]): DocsVersion {
  const unreleased = versions.find(({name}) => name === UNRELEASED);
  if (!unreleased) throw new VersionsError('No data/<label>/version.yaml says what is `coming`.');
  return unreleased;
}

/** The series that a release belongs to: `1.2` for `1.2.3` and `1.2.0-rc.1`. */
export function seriesOf(release: string): string {
  return release.split('.').slice(0, 2).join('.');
}

/** Orders releases and series: negative where the first is older. */
export function compareReleases(left: string, right: string): number {
  return left.localeCompare(right, 'en', {numeric: true});
}
