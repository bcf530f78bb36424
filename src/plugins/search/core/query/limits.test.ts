import {describe, expect, it} from 'vitest';
import {BOUNDS, boundWords} from './limits';
import {planQuery} from './planQuery';
import {sampleIndex} from '../../../../../testing/fixtures/search/samplePages';
import {searchPlain} from '../show/search';
import {splitWords} from '../text/words';

const countParts = (text: string) =>
  boundWords(splitWords(text)).words.flatMap(({parts}) => parts).length;

describe('a long query', () => {
  const words = Array.from({length: BOUNDS.words + 1}, (_, place) => `kafka${place}`);

  it('searches for its first words, and reports it', () => {
    const plan = planQuery(words.join(' '), [sampleIndex().index]);
    expect(plan.units).toHaveLength(BOUNDS.words);
    expect(plan.limits).toEqual(['Only the first 16 words were looked for.']);
    const {hits, limits} = searchPlain([sampleIndex()], `kafka ${words.join(' ')}`);
    expect(hits.length).toBeGreaterThan(0);
    expect(limits).toEqual(plan.limits);
  });

  it('searches for the first parts of its names, and reports it', () => {
    // All parts differ, because a repeated part is not counted again.
    const name = Array.from(
      {length: 60},
      (_, place) => `p${String.fromCharCode(97 + (place % 26))}${'x'.repeat(place)}`,
    );
    for (const sign of ['_', '::', '.', '-', '/']) {
      expect(countParts(name.join(sign))).toBe(BOUNDS.parts);
      expect(countParts(`${name.slice(0, 20).join(sign)} ${name.slice(20).join(sign)}`)).toBe(
        BOUNDS.parts,
      );
    }
    expect(boundWords(splitWords(name.join('_'))).limits).toEqual([
      'Only the first 32 parts of names were looked for.',
    ]);
  });

  it('is unchanged if it has a usual length', () => {
    const text = 'std::array::len of kafka_consumer';
    expect(boundWords(splitWords(text))).toEqual({words: splitWords(text), limits: []});
    expect(searchPlain([sampleIndex()], text)).not.toHaveProperty('limits');
  });
});
