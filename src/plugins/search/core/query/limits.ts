import type {Word} from '../text/words';

/*
 * What a query may cost is counted, never timed, so that it is answered alike on every machine. Each
 * word may be held against every term of every index, to mend it, and so may each part of a name.
 */
export const BOUNDS = {words: 16, parts: 32} as const;

/** The words that are looked for, and what of the query is left out, in sentences for the reader. */
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
