import {joinWords} from '../text/analyse';
import type {LoadedIndex} from '../index/load';
import {lowerBound} from './expand';
import type {Word} from '../text/words';

/** A stretch of words that is one name, written apart. */
export type Compound = {
  readonly from: number;
  /** Number of the word behind the last. */
  readonly to: number;
  /** The terms that the headings have for it. */
  readonly terms: readonly string[];
};

/** Most words of one name. */
const LONGEST = 4;
/** Shorter pieces are no words. */
const MIN_PIECE = 3;

/** Finds the words that headings write as one: `off ramp`, `click house`, `kv get`. */
export function findCompounds(words: readonly Word[], indexes: readonly LoadedIndex[]): Compound[] {
  const found: Compound[] = [];
  for (let from = 0; from < words.length;) {
    const compound = findAt(words, from, indexes);
    if (compound) found.push(compound);
    from = compound?.to ?? from + 1;
  }
  return found;
}

function findAt(
  words: readonly Word[],
  from: number,
  indexes: readonly LoadedIndex[],
): Compound | undefined {
  for (let to = Math.min(words.length, from + LONGEST); to > from; to--) {
    const stretch = words.slice(from, to);
    const written = stretch.map(({whole}) => whole).join('');
    const together = joinWords(stretch);
    const candidates = [
      ...(stretch.length > 1 ? [written, `${written}s`] : []),
      ...(together === undefined ? [] : [together]),
    ];
    const terms = candidates.filter((term) => indexes.some((index) => isInHeading(index, term)));
    if (terms.length > 0) return {from, to, terms};
  }
  return undefined;
}

/**
 * The two words that an unknown one consists of: `deadletter`.
 *
 * @param isWord whether the documentation has a word
 */
export function splitUnknown(
  word: string,
  isWord: (piece: string) => boolean,
): readonly [string, string] | undefined {
  for (let at = MIN_PIECE; at <= word.length - MIN_PIECE; at++) {
    const pieces = [word.slice(0, at), word.slice(at)] as const;
    if (pieces.every(isWord)) return pieces;
  }
  return undefined;
}

/** Whether a heading or a list of keywords has the term. */
export function isInHeading(index: LoadedIndex, term: string): boolean {
  const at = lowerBound(index.terms, term);
  return index.terms[at] === term && index.inHeading[index.numbers[at]!] === 1;
}
