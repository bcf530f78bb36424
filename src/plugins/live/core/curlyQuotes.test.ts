import {expect, it} from 'vitest';
import {findCurlyQuote} from './curlyQuotes';

it.each([
  ['{“a”: 1}', 1],
  ['{"a": “b”}', 6],
  ['{"a”: 1, "b": 2}', 3],
  ['{"a": "b”}', 8],
  ['let a = “x”;', 8],
  ['{‘a’: 1}', 1],
])('finds the first curly quote of %s', (text, at) => {
  expect(findCurlyQuote(text)).toBe(at);
});

it.each(['{"a": "it’s “b”, c"}', '# don’t\nlet a = 1;', '"""\n“a”, b\n"""', '{"a": "\\"“"}'])(
  'leaves curly quotes in strings and comments alone: %s',
  (text) => {
    expect(findCurlyQuote(text)).toBeUndefined();
  },
);
