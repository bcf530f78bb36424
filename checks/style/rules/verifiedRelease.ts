import {seriesOf} from '../../../data/model/versions/model';
import type {PageFile} from '../../pages/pageFile';
import {factsOf} from '../../pages/version';
import type {Problem} from '../model';
import {pageRule} from '../pageRule';

/** A page of a version says what was true of a release of that version. */
export const verifiedRelease = pageRule({
  id: 'E26',
  title: 'The release in "verified" belongs to the version of the page',
  check: (page) =>
    page.version !== undefined && 'verified' in page.frontMatter
      ? {facts: [page.file], problems: checkRelease(page)}
      : {facts: [], problems: []},
  summarise: (dated, problems) => `${dated.length - problems.length} of ${dated.length} pages`,
});

function checkRelease({file, version, frontMatter, source}: PageFile): Problem[] {
  const verified = String(frontMatter.verified);
  const series = seriesOf(factsOf(version)?.release ?? '');
  if (seriesOf(verified) === series) return [];
  const line = source.split('\n').findIndex((text) => text.startsWith('verified:')) + 1;
  return [
    {
      ...{file, line},
      found: `the page of ${version} was verified with ${verified}.`,
      expected: `a release ${series}.x`,
      todo: 'Check the page against that release, and name it.',
    },
  ];
}
