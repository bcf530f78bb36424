import {expect, it} from 'vitest';
import {tokenClass} from './tokenClass';

it.each([
  ['keyword', 'keyword'],
  ['doc-comment', 'doc'],
  ['string', 'string'],
  ['string escape', 'escape'],
  ['string interpolation expression', undefined],
  ['string interpolation expression number', 'number'],
  ['plain', undefined],
  ['unheard-of', undefined],
  ['string unheard-of', 'string'],
])('gives %j the class %s', (types, expected) => {
  expect(tokenClass(types.split(' '))).toBe(expected);
});
