import type {PageFile} from '../../pages/pageFile';
import type {Problem} from '../model';
import {pageRule} from '../pageRule';

/** A page of a version says what was true of a release of that version. */
export const verifiedRelease = pageRule({
  id: 'E26',
  title: 'The release in "verified" belongs to the version of the page',
  check: (page, {released}) =>
    page.version !== undefined && 'verified' in page.frontMatter
      ? {facts: [page.file], problems: checkRelease(page, released)}
      : {facts: [], problems: []},
  summarise: (dated, problems) => `${dated.length - problems.length} of ${dated.length} pages`,
});

function checkRelease(
  {file, version = '', frontMatter, source}: PageFile,
  released: readonly string[],
): Problem[] {
  const verified = String(frontMatter.verified);
  const series = /^\d+\.\d+/.exec(verified)?.[0];
  // Edge runs ahead of all versions that were cut.
  const fits = version === 'edge' ? !released.includes(series ?? '') : series === version;
  if (fits) return [];
  const line = source.split('\n').findIndex((text) => text.startsWith('verified:')) + 1;
  return [
    {
      ...{file, line},
      found: `the page of ${version} was verified with ${verified}.`,
      expected: version === 'edge' ? 'an unreleased version' : `a release ${version}.x`,
      todo: 'Check the page against that release, and name it.',
    },
  ];
}
