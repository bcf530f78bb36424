import type {Word} from '../text/words';

/*
 * The cost of a query is limited by the number of words and parts, because correcting the spelling
 * of each means comparing it with every term of every index. A time limit would give different
 * answers on different machines.
 */
export const BOUNDS = {words: 16, parts: 32} as const;

/** The words to search for, and messages to the reader about the words that are ignored. */
export type Bounded = {readonly words: readonly Word[]; readonly limits: readonly string[]};

/** Limits the words of a query; nearly every query is shorter than the limits. */
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
