import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {sampleIndex} from './samplePages';
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
