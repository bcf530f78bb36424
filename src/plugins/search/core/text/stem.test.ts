import fc from 'fast-check';
import lunr from 'lunr';
import {describe, expect, it} from 'vitest';
import {stem} from './stem';

const lunrStem = (word: string) => lunr.stemmer(new lunr.Token(word, {})).toString();

const suffixes =
  's es ies ed ing eed ational tional izer ization ator fulness aliti biliti logi icate ative ful ness ance ement ion tion sion e ll y ly'.split(
    ' ',
  );

describe('stem', () => {
  it.each([
    ['operators', 'oper'],
    ['pipelines', 'pipelin'],
    ['yes', 'ye'],
    ['sky', 'ski'],
    ['aggregation', 'aggreg'],
    ['std::array::len', 'std::array::len'],
  ])('%s -> %s', (word, expected) => {
    expect(stem(word)).toBe(expected);
  });

  it('agrees with lunr on words built from letters and suffixes', () => {
    const word = fc
      .tuple(
        fc.array(fc.constantFrom(...'aaeeiioouuyybcdfghlmnprstvz'), {maxLength: 7}),
        fc.array(fc.constantFrom(...suffixes), {maxLength: 3}),
      )
      .map(([letters, ends]) => letters.join('') + ends.join(''));
    fc.assert(
      fc.property(word, (text) => stem(text) === lunrStem(text)),
      {numRuns: 20_000, seed: 7},
    );
  });

  it('agrees with lunr on arbitrary text without line breaks', () => {
    const text = fc.string({unit: 'grapheme', maxLength: 12}).map((value) => value.toLowerCase());
    fc.assert(
      fc.property(text, (value) => stem(value) === lunrStem(value)),
      {numRuns: 5000, seed: 7},
    );
  });
});
