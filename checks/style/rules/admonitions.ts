import type {ContainerDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import type {PageFile} from '../../pages/pageFile';
import type {Problem} from '../model';
import {pageRule} from '../pageRule';

const MOST = 3;
const KINDS = ['note', 'tip', 'warning', 'danger'];

/** Boxes that still stand out because there are few of them. */
export const admonitions = pageRule({
  id: 'E32',
  title: `Admonitions: ${MOST} a page, none right after another, of the kinds ${KINDS.join(', ')}`,
  check(page) {
    const boxes = boxesOf(page);
    return {
      facts: [boxes.length],
      problems: [
        ...boxes.slice(MOST).map((box) => problem(page, box.line, TOO_MANY)),
        ...boxes.filter(({stacked}) => stacked).map((box) => problem(page, box.line, STACKED)),
        ...boxes.filter(({kind}) => !KINDS.includes(kind)).map((box) => unknownKind(page, box)),
      ],
    };
  },
  summarise: (counts) => `at most ${Math.max(0, ...counts)} on a page`,
});

interface Box {
  readonly line: number;
  readonly kind: string;
  readonly stacked: boolean;
}

function boxesOf({tree}: PageFile): Box[] {
  const found: Box[] = [];
  visit(tree, 'containerDirective', (node: ContainerDirective, index, parent) => {
    const before = index === undefined ? undefined : parent?.children[index - 1];
    const line = node.position?.start.line ?? 1;
    found.push({line, kind: node.name, stacked: before?.type === 'containerDirective'});
  });
  return found;
}

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

function unknownKind(page: PageFile, {line, kind}: Box): Problem {
  return problem(page, line, {
    found: `the admonition is of the kind "${kind}".`,
    expected: `one of ${KINDS.join(', ')}`,
    todo: 'A warning is for loss of data, duplicates, and security; danger for what cannot be undone.',
  });
}

function problem({file}: PageFile, line: number, text: Omit<Problem, 'file' | 'line'>): Problem {
  return {file, line, ...text};
}
