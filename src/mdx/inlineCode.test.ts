import type {InlineCode} from 'mdast';
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
