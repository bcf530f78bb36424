import type {Heading, InlineCode, Paragraph} from 'mdast';
import {expect, test} from 'vitest';
import {inlineCode} from './inlineCode';

test.each([
  ['missing field `mode` ', 'missing field `mode`'],
  [' `a` is missing', '`a` is missing'],
  [' = ', ' = '],
])('%j shows as %j', (value, shown) => {
  const code: InlineCode = {type: 'inlineCode', value};
  inlineCode()({type: 'root', children: [{type: 'paragraph', children: [code]}]});
  expect(code.value).toBe(shown);
});

test('a long name in text breaks between its words, and one in a heading does not', () => {
  const code = (): InlineCode => ({
    type: 'inlineCode',
    value: 'mode.transactional.commit_interval',
  });
  const paragraph: Paragraph = {type: 'paragraph', children: [code()]};
  const heading: Heading = {type: 'heading', depth: 2, children: [code()]};
  inlineCode()({type: 'root', children: [paragraph, heading]});
  expect(JSON.stringify(paragraph).match(/"name":"wbr"/g)).toHaveLength(3);
  expect(heading.children).toEqual([code()]);
});
