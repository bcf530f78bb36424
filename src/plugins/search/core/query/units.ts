import {isFiller, isStopWord} from '../text/stopWords';
import type {Word} from '../text/words';
import type {QueryTerm, QueryUnit} from './plan';
import type {Repair} from './spelling';

/** If a query has at least this many content words, its filler words are optional. */
const ENOUGH_WORDS = 2;

/**
 * Turns the words of a query into units to search for.
 *
 * @param isReplaced whether a word belongs to a phrase with synonyms, and so needs no correction
 * @param repairOf the correction of a word that no index has
 */
export function readUnits(
  words: readonly Word[],
  isReplaced: (at: number) => boolean,
  repairOf: (word: string) => Repair | undefined,
): QueryUnit[] {
  const isEmpty = (word: Word) => word.parts.length === 0 && isStopWord(word.whole);
  const isFillerWord = (word: Word) => isEmpty(word) || isFiller(word.whole);
  const allEmpty = words.every(isEmpty);
  const hasEnough = words.filter((word) => !isFillerWord(word)).length >= ENOUGH_WORDS;
  return words.map((word, position): QueryUnit => {
    const isLast = position === words.length - 1;
    const term = (text: string): QueryTerm => {
      const mayRepair = !isReplaced(position) && (word.parts.length === 0 || text !== word.whole);
      const repair = mayRepair ? repairOf(text) : undefined;
      return {text, isLast, ...(repair ? {repair} : {})};
    };
    const parts = word.parts.filter((part) => word.parts.length === 1 || !isStopWord(part));
    return {
      whole: term(word.whole),
      parts: parts.map(term),
      optional: !allEmpty && (hasEnough ? isFillerWord(word) : isEmpty(word)),
    };
  });
}
