import type {LoadedIndex} from '../index/load';
import {stem} from '../text/stem';

/** How well terms of the index match a word of the query, by term number; 1 for an exact match. */
export type Expansion = Map<number, number>;

/**
 * Weight of a term that only begins with the word; the more letters the term has left, the lower
 * its weight.
 */
const PREFIX = {lastWord: 0.7, earlierWord: 0.35} as const;

/** A prefix shorter than this occurs in every text, so it matches only headings and keywords. */
export const SHORT = 3;

/** Position of the first term that does not sort before the text. */
export function lowerBound(terms: readonly string[], text: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (terms[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether the index has a term that begins with the text. */
export function hasPrefix({terms}: LoadedIndex, text: string): boolean {
  return terms[lowerBound(terms, text)]?.startsWith(text) ?? false;
}

/** Whether a heading or a list of keywords has the term. */
export function isInHeading({terms, numbers, inHeading}: LoadedIndex, term: string): boolean {
  const at = lowerBound(terms, term);
  return terms[at] === term && inHeading[numbers[at]!] === 1;
}

/** Whether a heading or a list of keywords has a term that begins with the text. */
export function startsHeadingTerm({terms, numbers, inHeading}: LoadedIndex, text: string): boolean {
  for (let at = lowerBound(terms, text); terms[at]?.startsWith(text); at++)
    if (inHeading[numbers[at]!] === 1) return true;
  return false;
}

/** Whether {@link expand} finds any term. */
export function hasExpansion(index: LoadedIndex, word: string): boolean {
  // One lookup is enough for most words; a short one matches only headings and keywords as a prefix.
  if (word.length >= SHORT && hasPrefix(index, word)) return true;
  const {terms} = index;
  return (
    startsHeadingTerm(index, word) ||
    [word, stem(word)].some((term) => terms[lowerBound(terms, term)] === term)
  );
}

/**
 * The terms that match a word: the word, its stem, and the terms that begin with it.
 *
 * @param isLast whether it is the last word of the query, which the reader may still be typing
 */
export function expand(index: LoadedIndex, word: string, isLast: boolean): Expansion {
  const expansion: Expansion = new Map();
  const {terms} = index;
  const from = lowerBound(terms, word);
  const weight = isLast ? PREFIX.lastWord : PREFIX.earlierWord;
  const isShort = word.length < SHORT;
  const end = lowerBound(terms, `${word}\uffff`);
  for (let at = from; at < end; at++) {
    const number = index.numbers[at]!;
    if (isShort && !index.inHeading[number]) continue;
    expansion.set(number, weight * Math.sqrt(word.length / terms[at]!.length));
  }
  addExact(index, expansion, word, 1);
  addExact(index, expansion, stem(word), 1);
  return expansion;
}

/** The terms that match a word without prefixes: the word and its stem. */
export function expandExactly(index: LoadedIndex, word: string): Expansion {
  const expansion: Expansion = new Map();
  addExact(index, expansion, word, 1);
  addExact(index, expansion, stem(word), 1);
  return expansion;
}

/** Sets the weight of one term, if the index has it. */
export function addExact(
  index: LoadedIndex,
  expansion: Expansion,
  term: string,
  weight: number,
): void {
  const at = lowerBound(index.terms, term);
  if (index.terms[at] === term) expansion.set(index.numbers[at]!, weight);
}
