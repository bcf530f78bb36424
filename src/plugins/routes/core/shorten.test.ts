import {expect, test} from 'vitest';
import {shorten} from './shorten';

test.each([
  [[], []],
  [['814f3328'], ['814f3']],
  [
    ['814f3328', '814f4000'],
    ['814f3', '814f4'],
  ],
  [
    ['814f3328', '814f3428', '00000000'],
    ['814f33', '814f34', '000000'],
  ],
  [
    ['abc', '814f3328'],
    ['abc', '814f3'],
  ],
])('%j are %j', (names, short) => {
  expect(shorten(names)).toEqual(short);
});
