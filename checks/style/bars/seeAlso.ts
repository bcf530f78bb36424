import type {PageBar, Problem, StylePage} from '../model';
import {linksOf, sectionsOf, type PageSection} from '../sections';

const LEAST = 3;
const TITLE = 'See also';

/** From the end of a page, a reader gets on. */
export const seeAlso: PageBar = {
  id: 'E23',
  title: `At least ${LEAST} links below "${TITLE}"`,
  measure(pages) {
    const sections = pages.flatMap((page) =>
      sectionsOf(page.tree.children, 2)
        .filter(({title}) => title === TITLE)
        .map((section) => ({page, section, links: linksOf(section.nodes).length})),
    );
    const few = sections.filter(({links}) => links < LEAST);
    return {
      value: `${sections.length - few.length} of ${sections.length} sections`,
      problems: few.map(({page, section, links}) => tooFew(page, section, links)),
    };
  },
};

function tooFew({file}: StylePage, {line}: PageSection, links: number): Problem {
  return {
    ...{file, line},
    found: `"${TITLE}" has ${links} links.`,
    expected: `at least ${LEAST}`,
    todo: 'Link to the concept, the guide, and the neighbors in the reference.',
  };
}
