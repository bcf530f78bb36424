import type {Word} from '../text/words';

/*
 * The cost of a query is limited by counts and not by time, so that every machine gives the same
 * answer. A repair compares a word, or a part of a name, with every term of every index.
 */
export const BOUNDS = {words: 16, parts: 32} as const;

/** The words to look for, and sentences for the reader about the words that are left out. */
export type Bounded = {readonly words: readonly Word[]; readonly limits: readonly string[]};

/** Cuts the words of a query down to what is looked for; nearly every query is shorter. */
export function boundWords(all: readonly Word[]): Bounded {
  let left: number = BOUNDS.parts;
  let isCut = false;
  const words = all.slice(0, BOUNDS.words).map((word) => {
    const parts = word.parts.slice(0, left);
    isCut ||= parts.length < word.parts.length;
    left -= parts.length;
    return parts.length === word.parts.length ? word : {...word, parts};
  });
  return {
    words,
    limits: [
      ...(all.length > BOUNDS.words
        ? [`Only the first ${BOUNDS.words} words were looked for.`]
        : []),
      ...(isCut ? [`Only the first ${BOUNDS.parts} parts of names were looked for.`] : []),
    ],
  };
}
