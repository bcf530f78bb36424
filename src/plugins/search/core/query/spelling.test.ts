import {describe, expect, it} from 'vitest';
import {sampleIndex} from '../../../../../testing/fixtures/search/samplePages';
import {distanceFrom, repair} from './spelling';

describe('distanceFrom', () => {
  it.each([
    ['kafka', 'kafka', 0],
    ['kakfa', 'kafka', 1],
    ['kafk', 'kafka', 1],
    ['kafta', 'kafka', 1],
    ['preprocesor', 'preprocessor', 1],
    ['aab', 'aab', 0],
    ['', 'ab', 2],
  ])('%s, %s: %d', (one, other, expected) => {
    expect(distanceFrom(one)(other)).toBe(expected);
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
