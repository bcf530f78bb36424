import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {toHtml} from 'hast-util-to-html';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {tables} from './tables';

function render(markdown: string): string {
  const processor = unified().use(remarkParse).use(remarkGfm).use(tables).use(remarkRehype);
  return toHtml(processor.runSync(processor.parse(markdown)));
}

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

test('only long code, and code with spaces, may break', () => {
  const html = render(
    row('A', 'B') + row('-', '-') + row('`a_name`', `\`a b\` \`${'x'.repeat(40)}\``),
  );
  expect(html.match(/<code[^>]*>/g)).toEqual([
    '<code>',
    '<code class="breaks">',
    '<code class="breaks">',
  ]);
});
