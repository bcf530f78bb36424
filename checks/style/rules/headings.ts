import type {PageRule} from '../model';
import {explicitId, headingsOf, lineOf} from '../sections';

const DEEPEST = 4;

/** The list of contents ends at a level that a reader can still place. */
export const headingDepth: PageRule = {
  name: 'heading-depth',
  title: `No headings below level ${DEEPEST} (markdownlint forbids skipped levels)`,
  find: ({tree}) =>
    headingsOf(tree)
      .filter(({depth}) => depth > DEEPEST)
      .map((heading) => ({
        line: lineOf(heading),
        found: `the heading is of level ${heading.depth}.`,
        expected: `at most ${DEEPEST}`,
        todo: 'Move the part to its own page, or make it a list whose entries begin in bold.',
      })),
};

/** A link to an id that two headings have leads to the first one only. */
export const headingIds: PageRule = {
  name: 'heading-id',
  title: 'No id is given to two headings of a page',
  find({tree}) {
    const first = new Map<string, number>();
    return headingsOf(tree).flatMap((heading) => {
      const id = explicitId(heading);
      const line = lineOf(heading);
      const before = id === undefined ? undefined : first.get(id);
      if (id !== undefined && before === undefined) first.set(id, line);
      if (before === undefined) return [];
      return [
        {
          line,
          found: `the heading of line ${before} has the id "${id}" too.`,
          expected: 'a different id for each heading',
          todo: 'Change one of them, and the links to it.',
        },
      ];
    });
  },
};
