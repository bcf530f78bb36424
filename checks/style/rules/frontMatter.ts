import {compareReleases, seriesOf, type DocsVersion} from '../../../src/site/versions/model';
import type {Area, PageFile} from '../../pages/pageFile';
import {factsOf, versions} from '../../pages/version';
import type {PageRule} from '../model';

/** src/site/frontMatter.ts checks the values. */
const REQUIRED: Readonly<Record<Area, readonly string[]>> = {
  docs: ['title', 'description', 'search_keywords', 'kind', 'verified'],
  blog: ['title', 'description', 'search_keywords', 'authors', 'tags'],
  community: ['title', 'description', 'search_keywords'],
  rfc: ['title', 'description', 'search_keywords'],
  pages: ['title', 'description', 'search_keywords'],
};

/** Each page has a description, and the words with which readers search for it. */
export const requiredFrontMatter: PageRule = {
  name: 'front-matter',
  title: 'Pages have a title, description and search_keywords, in the docs also kind and verified',
  find: ({area, frontMatter}) =>
    REQUIRED[area]
      .filter((key) => !(key in frontMatter))
      .map((key) => ({
        line: 1,
        found: `the front matter has no "${key}".`,
        expected: `the keys ${REQUIRED[area].join(', ')}`,
        todo: 'CONTRIBUTING.md explains each key.',
      })),
};

/** A page was checked with a release of the version that it documents. */
export const verifiedRelease: PageRule = {
  name: 'verified-release',
  title: 'The release in "verified" belongs to the version of the page',
  find(page) {
    const {version, frontMatter} = page;
    if (version === undefined || !('verified' in frontMatter)) return [];
    const verified = String(frontMatter.verified);
    const series = seriesOf(factsOf(version)?.release ?? '');
    if (seriesOf(verified) === series) return [];
    return [
      {
        line: lineOfKey(page, 'verified'),
        found: `the page of ${version} was verified with ${verified}.`,
        expected: `a release ${series}.x`,
        todo: 'Check the page against that release, and name it.',
      },
    ];
  },
};

/** A feature cannot be older than its release. */
export const knownRelease: PageRule = {
  name: 'known-release',
  title: 'The release in "since" exists, or is the one that comes next',
  find(page) {
    const since = page.frontMatter.since;
    if (typeof since !== 'string' || isKnownRelease(since)) return [];
    return [{line: lineOfKey(page, 'since'), ...unknownRelease(since)}];
  },
};

/** The message about an unknown release. */
export function unknownRelease(since: string) {
  const known = versions.map(({release, coming}) => coming ?? release).join(', ');
  return {
    found: `the release ${since} does not exist.`,
    expected: `a release or series up to one of ${known}`,
    todo: 'Name the first release that has it; if no release has it yet, name the coming one.',
  };
}

/**
 * Whether a release or a series is at most as new as the docs know. Docs of old versions are removed
 * after a time, so that any release before the oldest documented one counts as known.
 */
export function isKnownRelease(
  since: string,
  documented: readonly Pick<DocsVersion, 'release' | 'coming'>[] = versions,
): boolean {
  const series = seriesOf(since);
  if (documented.some(({coming}) => coming === series)) return true;
  const same = documented.find(({release}) => seriesOf(release) === series);
  if (same) return since === series || compareReleases(since, same.release) <= 0;
  return documented.every(({release}) => compareReleases(series, seriesOf(release)) < 0);
}

function lineOfKey({source}: PageFile, key: string): number {
  return source.split('\n').findIndex((text) => text.startsWith(`${key}:`)) + 1;
}
