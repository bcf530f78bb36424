import {toString} from 'mdast-util-to-string';
import type {PageFile} from '../../pages/pageFile';
import {pageRule} from '../pageRule';
import {readProse, type ProseLine} from '../prose';

/** Words of a page that is not done; they count in any part of it but literal code. */
const MARKS =
  /\b(TODO|TBD|TBA|FIXME|XXX|WIP)\b|\b(coming soon|(to be|not yet) documented|work in progress|lorem ipsum)\b/i;
const UPPER_CASE = /^(TODO|TBD|TBA|FIXME|XXX|WIP)$/i;

/** A page is there when it is finished. */
export const unfinished = pageRule({
  id: 'E20',
  title: 'No TODO, TBD, FIXME, "coming soon", lorem ipsum, and no section without content',
  check: (page) => ({
    facts: [page.file],
    problems: [
      ...readProse(page).flatMap((line) => markProblem(page, line)),
      ...emptySections(page),
    ],
  }),
  summarise: (pages, problems) => `${problems.length} marks in ${pages.length} pages`,
});

function markProblem({file}: PageFile, {line, text}: ProseLine) {
  const [mark] = MARKS.exec(text) ?? [];
  // The marks are written in capitals; "todo" in lower case is a word like any other.
  if (mark === undefined || (UPPER_CASE.test(mark) && mark !== mark.toUpperCase())) return [];
  return [
    {
      ...{file, line},
      found: `"${mark}" says that something is missing.`,
      expected: 'a page that is finished',
      todo: 'Write what is missing, or leave the sentence out.',
    },
  ];
}

/** A heading that is followed by one of its own level or above has nothing to say. */
function emptySections({file, tree}: PageFile) {
  const nodes = tree.children.filter(({type}) => type !== 'mdxFlowExpression');
  return nodes.flatMap((node, index) => {
    const next = nodes[index + 1];
    if (node.type !== 'heading' || (next && next.type !== 'heading')) return [];
    if (next?.type === 'heading' && next.depth > node.depth) return [];
    return [
      {
        ...{file, line: node.position?.start.line ?? 1},
        found: `the section "${toString(node)}" is empty.`,
        expected: 'content, or **None.** with the reason',
        todo: 'Write it, or remove the heading where no template wants it.',
      },
    ];
  });
}
