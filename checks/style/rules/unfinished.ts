import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {PageProblem, PageRule} from '../model';
import {readProse, type ProseLine} from '../prose';
import {lineOf} from '../sections';

/** Marks of a page that is not finished, in any part of it except code. */
const MARKS =
  /\b(TODO|TBD|TBA|FIXME|XXX|WIP)\b|\b(coming soon|(to be|not yet) documented|work in progress|lorem ipsum)\b/i;
const UPPER_CASE = /^(TODO|TBD|TBA|FIXME|XXX|WIP)$/i;

/** A page is published when it is finished. */
export const unfinished: PageRule = {
  name: 'unfinished',
  title: 'No TODO, TBD, FIXME, "coming soon", lorem ipsum, and no section without content',
  find: (page) => [...readProse(page).flatMap(findMark), ...findEmptySections(page.tree)],
};

function findMark({line, text}: ProseLine): PageProblem[] {
  const [mark] = MARKS.exec(text) ?? [];
  // The marks are written in capitals; "todo" in lower case is an ordinary word.
  if (mark === undefined || (UPPER_CASE.test(mark) && mark !== mark.toUpperCase())) return [];
  return [
    {
      line,
      found: `"${mark}" says that something is missing.`,
      expected: 'a page that is finished',
      todo: 'Write what is missing, or leave the sentence out.',
    },
  ];
}

/** Finds headings that are followed by a heading of the same level or above. */
function findEmptySections(tree: Root): PageProblem[] {
  const nodes = tree.children.filter(({type}) => type !== 'mdxFlowExpression');
  return nodes.flatMap((node, index) => {
    const next = nodes[index + 1];
    if (node.type !== 'heading' || (next && next.type !== 'heading')) return [];
    if (next?.type === 'heading' && next.depth > node.depth) return [];
    return [
      {
        line: lineOf(node),
        found: `the section "${toString(node)}" is empty.`,
        expected: 'content, or **None.** with the reason',
        todo: 'Write it, or remove the heading if no template requires it.',
      },
    ];
  });
}
