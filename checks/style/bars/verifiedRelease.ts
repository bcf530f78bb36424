import type {PageBar, Problem, StylePage} from '../model';

/** A page of a version says what was true of a release of that version. */
export const verifiedRelease: PageBar = {
  id: 'E26',
  title: 'The release in "verified" belongs to the version of the page',
  measure(pages) {
    const released = [...new Set(pages.map(({version}) => version))].filter(
      (version) => version !== undefined && version !== 'edge',
    );
    const dated = pages.filter(({version, frontMatter}) => version && 'verified' in frontMatter);
    const problems = dated.flatMap((page) => checkRelease(page, released));
    return {value: `${dated.length - problems.length} of ${dated.length} pages`, problems};
  },
};

function checkRelease(
  {file, version = '', frontMatter, source}: StylePage,
  released: readonly (string | undefined)[],
): Problem[] {
  const verified = String(frontMatter.verified);
  const series = /^\d+\.\d+/.exec(verified)?.[0];
  // Edge runs ahead of all versions that were cut.
  const fits = version === 'edge' ? !released.includes(series) : series === version;
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
