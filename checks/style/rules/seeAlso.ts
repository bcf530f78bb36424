import type {PageRule} from '../model';
import {linksOf, sectionsOf} from '../sections';

const LEAST = 3;
const TITLE = 'See also';

/** From the end of a page, a reader can go on. */
export const seeAlso: PageRule = {
  name: 'see-also',
  title: `At least ${LEAST} links below "${TITLE}"`,
  isAdvice: true,
  find: ({tree}) =>
    sectionsOf(tree.children, 2)
      .filter(({title, nodes}) => title === TITLE && linksOf(nodes).length < LEAST)
      .map(({line, nodes}) => ({
        line,
        found: `"${TITLE}" has ${linksOf(nodes).length} links.`,
        expected: `at least ${LEAST}`,
        todo: 'Link to the concept, the guide, and the neighbors in the reference.',
      })),
};
