import {distance} from 'fastest-levenshtein';
import {lettersOf, type LoadedIndex} from '../index/load';
import {FIELDS} from '../index/model';
import {stem} from '../text/stem';
import {hasExpansion, lowerBound} from './expand';
import {splitWords} from '../text/words';

/** The correction of a misspelled word. */
export type Repair = {
  /** The nearest word in the spelling of the documentation, to show to the reader. */
  readonly shown: string;
  /** The terms to search for, with their weights. */
  readonly terms: readonly {readonly term: string; readonly weight: number}[];
};

/** Shorter words are not corrected: too many other words are near them. */
const MIN_LENGTH = 4;
/** Words of at least this length may have two mistakes. */
const LONG_WORD = 8;

/** Addition to the number of mistakes, which puts words of headings before other words. */
const NOT_IN_HEADING = 0.35;
const REPAIR_WEIGHT = 0.6;

/** Whether some index has the word, its stem, or a term that begins with it. */
function isKnown(indexes: readonly LoadedIndex[], word: string): boolean {
  return indexes.some((index) => hasExpansion(index, word));
}

/**
 * Finds the terms nearest to a word that no index has.
 *
 * @returns undefined if the word is short, is known, or has no near terms
 */
export function repair(indexes: readonly LoadedIndex[], word: string): Repair | undefined {
  if (word.length < MIN_LENGTH || isKnown(indexes, word)) return undefined;
  const candidates = indexes.flatMap((index) => nearTerms(index, word));
  if (candidates.length === 0) return undefined;
  const nearest = candidates.reduce((one, other) => (other.cost < one.cost ? other : one));
  const chosen = candidates.filter(({cost}) => cost === nearest.cost);
  return {
    shown: spellingOf(nearest.index, nearest.term),
    terms: chosen.map(({term, cost}) => ({term, weight: REPAIR_WEIGHT / (1 + cost)})),
  };
}

type Candidate = {readonly index: LoadedIndex; readonly term: string; readonly cost: number};

function nearTerms(index: LoadedIndex, word: string): Candidate[] {
  const allowed = word.length >= LONG_WORD ? 2 : 1;
  const letters = lettersOf(word);
  const distance = distanceFrom(word);
  const candidates: Candidate[] = [];
  index.terms.forEach((term, at) => {
    if (Math.abs(term.length - word.length) > allowed) return;
    // A quick test: each mistake adds at most one letter that the term does not have.
    if (countBits(letters & ~index.letters[at]!) > allowed || /[\d:+]/.test(term)) return;
    const mistakes = distance(term);
    const place = index.inHeading[index.numbers[at]!] ? 0 : NOT_IN_HEADING;
    if (mistakes <= allowed) candidates.push({index, term, cost: mistakes + place});
  });
  return candidates;
}

/** The number of bits that are set. */
export function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** A word of the documentation that is the term or has it as its stem. */
function spellingOf(index: LoadedIndex, term: string): string {
  const number = index.numbers[lowerBound(index.terms, term)]!;
  const cell = index.cells[index.starts[number]!];
  const document =
    cell === undefined ? undefined : index.documents[Math.floor(cell / FIELDS.length)];
  const words = document ? splitWords(`${document.title} ${document.content}`) : [];
  const spelled = words
    .flatMap(({whole, parts}) => [whole, ...parts])
    .find((word) => word === term || stem(word) === term);
  return spelled ?? term;
}

/**
 * Returns a function that counts the insertions, deletions and replacements between a word and a term.
 * Two letters in the wrong order count as one mistake.
 */
export function distanceFrom(word: string): (term: string) => number {
  const swapped = new Set(
    Array.from({length: Math.max(0, word.length - 1)}, (_, at) =>
      [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(''),
    ),
  );
  return (term) => Math.min(distance(word, term), swapped.has(term) ? 1 : Infinity);
}
