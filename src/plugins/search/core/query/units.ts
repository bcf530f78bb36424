import {splitUnknown} from './compounds';
import {isInHeading} from './compounds';
import type {LoadedIndex} from '../index/load';
import type {QueryTerm, QueryUnit} from './plan';
import {isKnown, type Repair} from './spelling';
import {isFiller, isStopWord} from '../text/stopWords';
import {otherSpellings} from '../text/variants';
import type {Word} from '../text/words';

/** So many real words have to be left for a word of speech to count little. */
const ENOUGH_WORDS = 2;

/**
 * Makes of the words of a query what is looked for.
 *
 * @param isSubstituted whether a word is part of a phrase that means something else: it is no mistake
 * @param repairOf what a word that no index knows was meant to be
 */
export function readUnits(
  words: readonly Word[],
  indexes: readonly LoadedIndex[],
  isSubstituted: (at: number) => boolean,
  repairOf: (word: string) => Repair | undefined,
): QueryUnit[] {
  const isEmpty = (word: Word) => word.parts.length === 0 && isStopWord(word.whole);
  const isSpeech = (word: Word) => isEmpty(word) || isFiller(word.whole);
  const allEmpty = words.every(isEmpty);
  const manyReal = words.filter((word) => !isSpeech(word)).length >= ENOUGH_WORDS;
  const isOptional = (word: Word) => !allEmpty && (manyReal ? isSpeech(word) : isEmpty(word));
  return words.map((word, position): QueryUnit => {
    const isLast = position === words.length - 1;
    const isMended = (part: string) =>
      !isSubstituted(position) && (word.parts.length === 0 || part !== word.whole);
    const term = (part: string) =>
      readTerm(part, isLast, isMended(part) ? repairOf : undefined, indexes);
    const whole = term(word.whole);
    const parts = word.parts.filter((part) => word.parts.length === 1 || !isStopWord(part));
    const pieces = parts.length > 0 || !isMended(word.whole) ? parts : split(word.whole, indexes);
    return {
      whole: pieces.length > parts.length ? {text: word.whole, isLast} : whole,
      parts: pieces.map(term),
      optional: isOptional(word),
    };
  });
}

function readTerm(
  text: string,
  isLast: boolean,
  repairOf: ((word: string) => Repair | undefined) | undefined,
  indexes: readonly LoadedIndex[],
): QueryTerm {
  // A release is called `v0.10` and `0.10`; the end of a metadata key is written as a key of its own.
  const bare = /^v(\d.*)$/.exec(text)?.[1] ?? /^\$(.*\..*)$/.exec(text)?.[1];
  const spellings = [...otherSpellings(text), ...(bare ? [bare] : [])].filter((one) =>
    isKnown(indexes, one),
  );
  if (spellings.length > 0) return {text, isLast, otherSpellings: spellings};
  const mended = repairOf?.(text);
  return {text, isLast, ...(mended ? {repair: mended} : {})};
}

/** The words of a name that was typed as one; none where the word is known or is none. */
function split(word: string, indexes: readonly LoadedIndex[]): readonly string[] {
  if (isKnown(indexes, word)) return [];
  return splitUnknown(word, (piece) => indexes.some((index) => isInHeading(index, piece))) ?? [];
}
