import {visit} from 'unist-util-visit';
import type {PageFile} from '../../pages/pageFile';
import type {Problem} from '../model';
import {pageRule} from '../pageRule';

const DEEPEST = 4;

/** The list of contents ends at a level that a reader can still place. */
export const headingDepth = pageRule({
  id: 'E27',
  title: `Headings: none below level ${DEEPEST} (MD001 forbids to skip a level)`,
  check(page) {
    const found = depthsOf(page);
    return {
      facts: found.map(({depth}) => depth),
      problems: found.filter(({depth}) => depth > DEEPEST).map((one) => tooDeep(page, one)),
    };
  },
  summarise: (depths) => `deepest level ${Math.max(0, ...depths)}`,
});

interface Depth {
  readonly depth: number;
  readonly line: number;
}

function depthsOf({tree}: PageFile): Depth[] {
  const found: Depth[] = [];
  visit(tree, 'heading', ({depth, position}) => {
    found.push({depth, line: position?.start.line ?? 1});
  });
  return found;
}

function tooDeep({file}: PageFile, {depth, line}: Depth): Problem {
  return {
    ...{file, line},
    found: `the heading is of level ${depth}.`,
    expected: `at most ${DEEPEST}`,
    todo: 'Make a page of the part, or a list with bold beginnings.',
  };
}
