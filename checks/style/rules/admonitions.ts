import type {ContainerDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import type {PageRule, PageProblem} from '../model';
import {lineOf} from '../sections';

const MOST = 3;
const KINDS = ['note', 'tip', 'warning', 'danger'];

/** Boxes stand out only as long as there are few of them. */
export const admonitions: PageRule = {
  name: 'admonitions',
  title: `At most ${MOST} admonitions on a page, none right after another, of the kinds ${KINDS.join(', ')}`,
  find({tree}) {
    const problems: PageProblem[] = [];
    let count = 0;
    visit(tree, 'containerDirective', (node: ContainerDirective, index, parent) => {
      const line = lineOf(node);
      count += 1;
      if (count > MOST) problems.push({line, ...TOO_MANY});
      const before = index === undefined ? undefined : parent?.children[index - 1];
      if (before?.type === 'containerDirective') problems.push({line, ...STACKED});
      if (!KINDS.includes(node.name)) problems.push({line, ...unknownKind(node.name)});
    });
    return problems;
  },
};

const TOO_MANY = {
  found: 'this is one admonition too many.',
  expected: `at most ${MOST} on a page`,
  todo: 'Say it in the text, and keep the boxes for loss of data, duplicates, and security.',
};

const STACKED = {
  found: 'this admonition follows right after another.',
  expected: 'text between two admonitions',
  todo: 'Put both into one, or one of them into the text.',
};

const unknownKind = (kind: string) => ({
  found: `the admonition is of the kind "${kind}".`,
  expected: `one of ${KINDS.join(', ')}`,
  todo: 'A warning is for loss of data, duplicates, and security; danger for what cannot be undone.',
});
