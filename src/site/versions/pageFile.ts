import {UNRELEASED, type DocsVersion} from './model';

/** The purpose of a folder of pages. */
type Area = 'docs' | 'blog' | 'community' | 'rfc' | 'pages' | 'api';

/** A file with a page. */
interface PageFile {
  /** Path from the project's root, with slashes. */
  readonly file: string;
  readonly area: Area;
  /** Docusaurus' name of the version that it documents; absent outside the docs and the API. */
  readonly version?: string;
  /** Path below the version, or below the area, without its ending; empty for the front page. */
  readonly page: string;
}

const PLACES: readonly (readonly [RegExp, Area])[] = [
  [/^versioned_docs\/version-(?<version>[^/]+)\//, 'docs'],
  [/^docs\//, 'docs'],
  [/^blog\//, 'blog'],
  [/^community\//, 'community'],
  [/^rfc\//, 'rfc'],
  [/^src\/pages\//, 'pages'],
  [/^static\/api\/v(?<version>\d[^/]*)\//, 'api'],
  [/^static\/api\/[^/]+\//, 'api'],
];

/**
 * Finds the area and the version of a page.
 *
 * @param file path from the project's root, with slashes
 * @returns undefined for a file outside the folders of pages
 */
export function locatePage(file: string): PageFile | undefined {
  for (const [folder, area] of PLACES) {
    const match = folder.exec(file);
    if (!match) continue;
    const page = file
      .slice(match[0].length)
      .replace(/\.mdx?$/, '')
      .replace(/(^|\/)index$/, '');
    const version = match.groups?.version ?? UNRELEASED;
    return {file, area, page, ...(area === 'docs' || area === 'api' ? {version} : {})};
  }
  return undefined;
}

/** The version of the docs that a file documents; undefined outside the docs and the API. */
export function versionOfFile<V extends Pick<DocsVersion, 'name'>>(
  file: string,
  versions: readonly V[],
): V | undefined {
  const place = locatePage(file);
  return versions.find(({name}) => name === place?.version);
}
