import type {Area} from '../../../data/model/versions/pageFile';
import type {PageBar, Problem, StylePage} from '../model';

/** Whether a value is right is checked while the site is built: src/site/frontMatter.ts. */
const REQUIRED: Readonly<Record<Area, readonly string[]>> = {
  docs: ['title', 'description', 'kind', 'verified'],
  blog: ['title', 'description', 'authors', 'tags'],
  community: ['title', 'description'],
  rfc: ['title', 'description'],
  pages: ['title', 'description'],
  api: [],
};

/** Each page says what it is about, of which kind it is, and which release it was checked with. */
export const requiredFrontMatter: PageBar = {
  id: 'E26',
  title: 'Front matter: title and description everywhere, kind and verified in the docs',
  measure(pages) {
    const problems = pages.flatMap(findMissing);
    const faulty = new Set(problems.map(({file}) => file)).size;
    return {value: `${pages.length - faulty} of ${pages.length} pages`, problems};
  },
};

function findMissing({file, area, frontMatter}: StylePage): Problem[] {
  return REQUIRED[area]
    .filter((key) => !(key in frontMatter))
    .map((key) => ({
      ...{file, line: 1},
      found: `the front matter has no "${key}".`,
      expected: `the keys ${REQUIRED[area].join(', ')}`,
      todo: 'CONTRIBUTING.md explains each key.',
    }));
}
