import {stem} from '../text/stem';
import {SYNONYMS} from './synonyms';
import {splitWords, type Word} from '../text/words';

/** A stretch of a query's words, and the phrases that it is also searched for as. */
export type Substitution = {
  /** Number of the first word. */
  readonly from: number;
  /** Number of the word behind the last. */
  readonly to: number;
  readonly phrases: readonly string[];
};

/** A shorter beginning of a word says too little. */
const MIN_PREFIX = 4;

const byKey = new Map(
  Object.entries(SYNONYMS).map(([typed, phrases]) => [keyOf(splitWords(typed)), phrases]),
);
const keyWords = new Set(Array.from(byKey.keys(), (key) => key.split(' ')).flat());
const longest = Math.max(...Array.from(byKey.keys(), (key) => key.split(' ').length));

/**
 * Finds the stretches that the documentation calls otherwise; the longest wins, none overlap.
 *
 * @param isKnown whether the documentation has a word that begins so: only an unknown last word is
 *   taken for the beginning of a synonym, since the reader may still be typing it
 */
export function findSubstitutions(
  words: readonly Word[],
  isKnown: (word: string) => boolean,
): Substitution[] {
  const found: Substitution[] = [];
  for (let from = 0; from < words.length;) {
    const next = findAt(words, from) ?? findBeginning(words, from, isKnown);
    if (next) found.push(next);
    from = next?.to ?? from + 1;
  }
  return found;
}

/** Whether a word is one of those that mean something else, or of a phrase that does. */
export function isSynonym(word: Word): boolean {
  return keyWords.has(keyOf([word]));
}

function findAt(words: readonly Word[], from: number): Substitution | undefined {
  for (let to = Math.min(words.length, from + longest); to > from; to--) {
    const phrases = byKey.get(keyOf(words.slice(from, to)));
    if (phrases) return {from, to, phrases};
  }
  return undefined;
}

function findBeginning(
  words: readonly Word[],
  from: number,
  isKnown: (word: string) => boolean,
): Substitution | undefined {
  const typed = words[from]!.whole;
  if (from !== words.length - 1 || typed.length < MIN_PREFIX || isKnown(typed)) return undefined;
  const whole = Object.keys(SYNONYMS).find((key) => key.startsWith(typed) && !key.includes(' '));
  return whole === undefined ? undefined : {from, to: from + 1, phrases: SYNONYMS[whole]!};
}

/** The stems of the words and of their parts, so that endings and hyphens make no difference. */
function keyOf(words: readonly Word[]): string {
  return words
    .flatMap(({whole, parts}) => (parts.length > 0 ? parts : [whole]))
    .map(stem)
    .join(' ');
}
