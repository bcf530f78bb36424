import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {change} from './change';

function render(text: string): string {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkStringify);
  const tree = processor.parse(text);
  change()(tree);
  return processor.stringify(tree);
}

test('both forms of a change have a label with their version', () => {
  const text = render('<Change from="1.0" to="1.1">\n\nOld.\n\n---\n\nNew.\n\n</Change>');
  expect(text).toMatch(/\*\*Before, in 1\.0:\*\*\s+Old\.\s+\*\*After, in 1\.1:\*\*\s+New\./);
});

test.each(['\n\nOld.\n\n', '\n\n---\n\nNew.\n\n', '\n\nOld.\n\n---\n\n'])(
  'a change without one of its forms is refused: %j',
  (forms) => {
    expect(() => render(`A\n\n<Change from="1.0" to="1.1">${forms}</Change>`)).toThrow(
      'Line 3: <Change from="…" to="…"> needs both',
    );
  },
);

test('a change needs both versions', () => {
  expect(() => render('<Change from="1.0">\n\nOld.\n\n---\n\nNew.\n\n</Change>')).toThrow('both');
});
