import {describe, expect, it} from 'vitest';
import {otherSpellings} from './variants';

describe('otherSpellings', () => {
  it.each([
    ['summarise', 'summarize'],
    ['serialisation', 'serialization'],
    ['behaviour', 'behavior'],
    ['labelled', 'labeled'],
    ['catalogue', 'catalog'],
    ['centre', 'center'],
    ['licence', 'license'],
    ['normalize', 'normalise'],
    ['color', 'colour'],
  ])('%s is also %s', (word, other) => {
    expect(otherSpellings(word)).toContain(other);
  });

  it('leaves other words alone', () => {
    expect(otherSpellings('kafka')).toEqual([]);
  });
});
