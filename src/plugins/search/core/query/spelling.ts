import {lettersOf, type LoadedIndex} from '../index/load';
import {stem} from '../text/stem';
import {hasExpansion, lowerBound} from './expand';
import {splitWords} from '../text/words';

/** The replacement of a misspelt word. */
export type Repair = {
  /** The nearest word as the documentation spells it, for the reader. */
  readonly shown: string;
  /** Terms to look for instead, with their weights. */
  readonly terms: readonly {readonly term: string; readonly weight: number}[];
};

/** Shorter words have too many neighbours. */
const MIN_LENGTH = 4;
/** From this length on two mistakes are forgiven. */
const LONG_WORD = 8;

/** Additions to the edit distance that order candidates at the same distance. */
const COST = {byStem: 0.1, notInHeading: 0.35, byPrefix: 0.4, otherFirstLetter: 0.7} as const;
/** Candidates this much further away than the nearest one are still looked for. */
const TOLERANCE = 0.5;
const REPAIR_WEIGHT = 0.6;

/** Whether some index has the word, its stem, or a term that begins with it. */
export function isKnown(indexes: readonly LoadedIndex[], word: string): boolean {
  return indexes.some((index) => hasExpansion(index, word));
}

/**
 * The nearest terms to a word that no index knows.
 *
 * @returns undefined if the word is short, known, or near nothing
 */
export function repair(indexes: readonly LoadedIndex[], word: string): Repair | undefined {
  if (word.length < MIN_LENGTH || isKnown(indexes, word)) return undefined;
  const candidates = indexes.flatMap((index) => nearTerms(index, word));
  if (candidates.length === 0) return undefined;
  const nearest = candidates.reduce((one, other) => (other.cost < one.cost ? other : one));
  const chosen = candidates.filter(({cost}) => cost <= nearest.cost + TOLERANCE);
  return {
    shown: spellingOf(nearest.index, nearest.term),
    terms: chosen.map(({term, cost}) => ({term, weight: REPAIR_WEIGHT / (1 + cost)})),
  };
}

type Candidate = {readonly index: LoadedIndex; readonly term: string; readonly cost: number};

function nearTerms(index: LoadedIndex, word: string): Candidate[] {
  const allowed = word.length >= LONG_WORD ? 2 : 1;
  const stemmed = stem(word);
  const letters = lettersOf(stemmed.length < word.length ? stemmed : word);
  const candidates: Candidate[] = [];
  index.terms.forEach((term, at) => {
    if (Math.abs(term.length - word.length) > allowed + 3) return;
    // A mistake brings in one letter that the term does not have; most terms lack more.
    if (countBits(letters & ~index.letters[at]!) > allowed || /[\d:+]/.test(term)) return;
    const distance = Math.min(
      editDistance(word, term, allowed),
      stemmed === word ? Infinity : editDistance(stemmed, term, allowed) + COST.byStem,
      // The reader may have typed, with a mistake, only the beginning.
      term.length > word.length
        ? editDistance(word, term.slice(0, word.length), allowed) + COST.byPrefix
        : Infinity,
    );
    if (distance > allowed + COST.byPrefix) return;
    const cost =
      distance +
      (term[0] === word[0] ? 0 : COST.otherFirstLetter) +
      (index.inHeading[index.numbers[at]!] ? 0 : COST.notInHeading);
    candidates.push({index, term, cost});
  });
  return candidates;
}

/** How many bits of a number are set. */
export function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** A word of the documentation that has the term as its stem. */
function spellingOf(index: LoadedIndex, term: string): string {
  const number = index.numbers[lowerBound(index.terms, term)]!;
  const cell = index.cells[index.starts[number]!];
  const document =
    cell === undefined ? undefined : index.documents[Math.floor(cell / index.fields.length)];
  const words = document ? splitWords(`${document.title} ${document.content}`) : [];
  const spelled = words
    .flatMap(({whole, parts}) => [whole, ...parts])
    .find((word) => word === term || stem(word) === term);
  return spelled ?? term;
}

/** Rows of the distance table, kept between calls: a repair compares thousands of words. */
const rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const;
const MAX_COMPARED = 63;

/**
 * Number of insertions, deletions, replacements and swaps of neighbours between two words;
 * Infinity if it exceeds `max` or a word is longer than 63 letters.
 *
 * An own function, because `fastest-levenshtein` counts a swap as two changes and cannot stop early;
 * a test compares the two.
 *
 */
export function editDistance(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return Infinity;
  if (Math.max(one.length, other.length) > MAX_COMPARED) return Infinity;
  let [beforePrevious, previous, current]: readonly [Uint8Array, Uint8Array, Uint8Array] = rows;
  for (let column = 0; column <= other.length; column++) previous[column] = column;
  for (let row = 1; row <= one.length; row++) {
    current[0] = row;
    let least = row;
    for (let column = 1; column <= other.length; column++) {
      const letter = one.charCodeAt(row - 1);
      const same = letter === other.charCodeAt(column - 1);
      let distance = previous[column - 1]! + (same ? 0 : 1);
      if (previous[column]! + 1 < distance) distance = previous[column]! + 1;
      if (current[column - 1]! + 1 < distance) distance = current[column - 1]! + 1;
      const swapped =
        row > 1 &&
        column > 1 &&
        letter === other.charCodeAt(column - 2) &&
        one.charCodeAt(row - 2) === other.charCodeAt(column - 1);
      if (swapped && beforePrevious[column - 2]! + 1 < distance)
        distance = beforePrevious[column - 2]! + 1;
      current[column] = distance;
      if (distance < least) least = distance;
    }
    if (least > max) return Infinity;
    [beforePrevious, previous, current] = [previous, current, beforePrevious];
  }
  const distance = previous[other.length]!;
  return distance > max ? Infinity : distance;
}
