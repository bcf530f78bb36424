import fc from 'fast-check';
import {distance as levenshtein} from 'fastest-levenshtein';
import {describe, expect, it} from 'vitest';
import {sampleIndex} from '../../../../../testing/fixtures/search/samplePages';
import {editDistance, repair} from './spelling';

describe('editDistance', () => {
  it.each([
    ['kafka', 'kafka', 0],
    ['kakfa', 'kafka', 1],
    ['kafk', 'kafka', 1],
    ['kafkaa', 'kafka', 1],
    ['kafta', 'kafka', 1],
    ['preprocesor', 'preprocessor', 1],
    ['operater', 'operator', 1],
    ['abcdef', 'fedcba', Infinity],
    ['', 'ab', 2],
  ])('%s, %s: %d', (one, other, expected) => {
    expect(editDistance(one, other, 2)).toBe(expected);
  });

  it('is the same in both directions, and 0 only for equal words', () => {
    const word = fc.string({unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6});
    fc.assert(
      fc.property(word, word, (one, other) => {
        const distance = editDistance(one, other, 3);
        expect(editDistance(other, one, 3)).toBe(distance);
        expect(distance === 0).toBe(one === other);
      }),
      {numRuns: 2000, seed: 5},
    );
  });

  // The library counts a swap of adjacent letters as two changes, and always fills its whole table.
  it('equals the distance of fastest-levenshtein, except for swapped letters', () => {
    const word = fc.string({unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 7});
    const swaps = (one: string, other: string) =>
      [...one].some((letter, at) => {
        const next = one[at + 1];
        return next !== undefined && next !== letter && other.includes(next + letter);
      });
    fc.assert(
      fc.property(word, word, (one, other) => {
        const expected = levenshtein(one, other);
        const found = editDistance(one, other, 7);
        if (!swaps(one, other)) expect(found).toBe(expected);
        expect(found).toBeLessThanOrEqual(expected);
        expect(found).toBeGreaterThanOrEqual(expected / 2);
        expect(editDistance(one, other, 2)).toBe(found > 2 ? Infinity : found);
      }),
      {numRuns: 5000, seed: 7},
    );
  });
});

describe('repair', () => {
  const indexes = [sampleIndex().index];

  it.each([
    ['kakfa', 'kafka'],
    ['elasticsaerch', 'elasticsearch'],
    ['preprocesor', 'preprocessor'],
    ['operatro', 'operator'],
  ])('%s is taken for %s', (word, shown) => {
    expect(repair(indexes, word)?.shown).toMatch(new RegExp(`^${shown}`));
  });

  it.each(['kafka', 'kaf', 'xyz', 'zzzzzzzz', 'operat'])('%s stays as it is', (word) => {
    expect(repair(indexes, word)).toBeUndefined();
  });
});
