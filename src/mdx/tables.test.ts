import type {Root} from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {toHtml} from 'hast-util-to-html';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {tables} from './tables';

function parse(markdown: string): Root {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  tables()(tree);
  return tree;
}

const render = (markdown: string) => toHtml(unified().use(remarkRehype).runSync(parse(markdown)));

const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
const TEXT = 'a text of several words';

test('a table that a phone cannot show gets labels and explicit roles', () => {
  const html = render(row('A', 'B "c"', 'D') + row('-', '-', '-') + row(TEXT, TEXT, TEXT));
  expect(html).toContain('<table style="--label-1: &#x22;A&#x22;; --label-2:');
  expect(html).toContain('B \\&#x22;c\\&#x22;');
  expect(html).toContain('role="table" class="stacks"');
  expect(html).toContain('<th class="holds-text" role="columnheader">A</th>');
  expect(html).toContain(`<td role="cell">${TEXT}</td>`);
});

test('a table of short cells, or of two columns, stays a table', () => {
  expect(render(row('A', 'B', 'C') + row('-', '-', '-') + row('1', '2', '3'))).not.toContain(
    'class',
  );
  expect(render(row('A', 'B') + row('-', '-') + row(TEXT, TEXT))).not.toContain('role');
});

test('a table of short cells becomes a list on phones if it is marked', () => {
  const tree = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .parse(row('A', 'B') + row('-', '-'));
  tree.children[0]!.data = {hProperties: {className: ['stacks']}};
  tables()(tree);
  const html = toHtml(unified().use(remarkRehype).runSync(tree));
  expect(html).toMatch(/role="table" class="stacks"|class="stacks".*role="table"/);
});

test('only long code, and code with spaces, may break, between the words of a name', () => {
  const long = 'azure_monitor_ingest_writer';
  const tree = parse(row('A', 'B') + row('-', '-') + row('`a_name`', `\`a b\` \`${long}\``));
  const codes: unknown[] = [];
  visit(tree, (node) => {
    if (node.type === 'inlineCode') codes.push(node.value);
    if (node.type !== 'mdxJsxTextElement' || node.name !== 'code') return;
    codes.push(node.children.map((child) => ('value' in child ? child.value : '|')).join(''));
  });
  expect(codes).toEqual(['a_name', 'a b', 'azure_|monitor_|ingest_|writer']);
});
