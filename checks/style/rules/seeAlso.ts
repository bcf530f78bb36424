import type {PageFile} from '../../pages/pageFile';
import type {Problem} from '../model';
import {pageRule} from '../pageRule';
import {linksOf, sectionsOf, type PageSection} from '../sections';

const LEAST = 3;
const TITLE = 'See also';

/** From the end of a page, a reader gets on. */
export const seeAlso = pageRule({
  id: 'E23',
  title: `At least ${LEAST} links below "${TITLE}"`,
  check(page) {
    const sections = sectionsOf(page.tree.children, 2)
      .filter(({title}) => title === TITLE)
      .map((section) => ({section, links: linksOf(section.nodes).length}));
    return {
      facts: sections,
      problems: sections
        .filter(({links}) => links < LEAST)
        .map(({section, links}) => tooFew(page, section, links)),
    };
  },
  summarise: (sections, few) => `${sections.length - few.length} of ${sections.length} sections`,
});

function tooFew({file}: PageFile, {line}: PageSection, links: number): Problem {
  return {
    ...{file, line},
    found: `"${TITLE}" has ${links} links.`,
    expected: `at least ${LEAST}`,
    todo: 'Link to the concept, the guide, and the neighbors in the reference.',
  };
}
