import type {Area, PageFile} from '../../pages/pageFile';
import type {Problem} from '../model';
import {pageRule} from '../pageRule';

/** Whether a value is right is checked while the site is built: src/site/frontMatter.ts. */
const REQUIRED: Readonly<Record<Area, readonly string[]>> = {
  docs: ['title', 'description', 'kind', 'verified'],
  blog: ['title', 'description', 'authors', 'tags'],
  community: ['title', 'description'],
  rfc: ['title', 'description'],
  pages: ['title', 'description'],
};

/** Each page says what it is about, of which kind it is, and which release it was checked with. */
export const requiredFrontMatter = pageRule({
  id: 'E26',
  title: 'Front matter: title and description everywhere, kind and verified in the docs',
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
