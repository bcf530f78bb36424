import {expect, test} from 'vitest';
import {shorten} from './shorten';

test.each([
  [[], []],
  [['814f3328'], ['814f']],
  [
    ['814f3328', '814e4000'],
    ['814f', '814e'],
  ],
  // Two that begin alike are longer; a third keeps its name.
  [
    ['814f3328', '814f3428', '00000000'],
    ['814f33', '814f34', '0000'],
  ],
  [
    ['abc', '814f3328'],
    ['abc', '814f'],
  ],
  [
    ['abcd', 'abcdef'],
    ['abcd', 'abcde'],
  ],
])('%j are %j', (names, short) => {
  expect(shorten(names)).toEqual(short);
});
