import {visit} from 'unist-util-visit';
import type {PageBar, Problem, StylePage} from '../model';

const DEEPEST = 4;

/** The list of contents ends at a level that a reader can still place. */
export const headingDepth: PageBar = {
  id: 'E27',
  title: `Headings: none below level ${DEEPEST} (MD001 forbids to skip a level)`,
  measure(pages) {
    let deepest = 0;
    const problems = pages.flatMap((page) => {
      const found = depthsOf(page);
      deepest = Math.max(deepest, ...found.map(({depth}) => depth));
      return found.filter(({depth}) => depth > DEEPEST).map((one) => tooDeep(page, one));
    });
    return {value: `deepest level ${deepest}`, problems};
  },
};

interface Depth {
  readonly depth: number;
  readonly line: number;
}

function depthsOf({tree}: StylePage): Depth[] {
  const found: Depth[] = [];
  visit(tree, 'heading', ({depth, position}) => {
    found.push({depth, line: position?.start.line ?? 1});
  });
  return found;
}

function tooDeep({file}: StylePage, {depth, line}: Depth): Problem {
  return {
    ...{file, line},
    found: `the heading is of level ${depth}.`,
    expected: `at most ${DEEPEST}`,
    todo: 'Make a page of the part, or a list with bold beginnings.',
  };
}
