import type {Area, PageFile} from '../../pages/pageFile';
import type {Problem} from '../model';
import {pageRule} from '../pageRule';

/** Whether a value is right is checked while the site is built: src/site/frontMatter.ts. */
const REQUIRED: Readonly<Record<Area, readonly string[]>> = {
  docs: ['title', 'description', 'search_keywords', 'kind', 'verified'],
  blog: ['title', 'description', 'search_keywords', 'authors', 'tags'],
  community: ['title', 'description', 'search_keywords'],
  rfc: ['title', 'description', 'search_keywords'],
  pages: ['title', 'description', 'search_keywords'],
};

/**
 * Each page says what it is about, in which words readers look for it, of which kind it is, and which
 * release it was checked with.
 */
export const requiredFrontMatter = pageRule({
  id: 'E26',
  title:
    'Front matter: title, description and search_keywords everywhere, kind and verified in the docs',
  check: (page) => ({facts: [page.file], problems: findMissing(page)}),
  summarise(pages, problems) {
    const faulty = new Set(problems.map(({file}) => file)).size;
    return `${pages.length - faulty} of ${pages.length} pages`;
  },
});

function findMissing({file, area, frontMatter}: PageFile): Problem[] {
  return REQUIRED[area]
    .filter((key) => !(key in frontMatter))
    .map((key) => ({
      ...{file, line: 1},
      found: `the front matter has no "${key}".`,
      expected: `the keys ${REQUIRED[area].join(', ')}`,
      todo: 'CONTRIBUTING.md explains each key.',
    }));
}
