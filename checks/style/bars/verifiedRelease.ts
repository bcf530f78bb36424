import {seriesOf} from '../../../data/model/versions/model';
import type {PageBar, Problem, StylePage} from '../model';

/** A page of a version says what was true of a release of that version. */
export const verifiedRelease: PageBar = {
  id: 'E26',
  title: 'The release in "verified" belongs to the version of the page',
  measure(pages) {
    const dated = pages.filter(({docs, frontMatter}) => docs && 'verified' in frontMatter);
    const problems = dated.flatMap(checkRelease);
    return {value: `${dated.length - problems.length} of ${dated.length} pages`, problems};
  },
};

function checkRelease({file, docs, frontMatter, source}: StylePage): Problem[] {
  const verified = String(frontMatter.verified);
  if (!docs || seriesOf(verified) === seriesOf(docs.release)) return [];
  const line = source.split('\n').findIndex((text) => text.startsWith('verified:')) + 1;
  return [
    {
      ...{file, line},
      found: `the page of ${docs.label} was verified with ${verified}.`,
      expected: `a release ${seriesOf(docs.release)}.x`,
      todo: 'Check the page against that release, and name it.',
    },
  ];
}
