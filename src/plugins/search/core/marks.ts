import {stem} from './stem';
import {splitParts, splitWords, type Word} from './words';

/** A stretch of a text, marked where it matches the query. Views make elements of it, never HTML. */
export type Segment = {readonly text: string; readonly marked: boolean};

/** Positions of a match in a text, and the number of the term that it matches. */
export type Mark = {readonly start: number; readonly end: number; readonly term: number};

/**
 * Where a text matches: words that begin with a term, words with the same stem, identifiers that
 * contain one as a part. Overlaps do not occur; the marks are in order.
 *
 * @param terms lower-case words, as {@link SearchHit.terms} has them
 */
export function findMarks(text: string, terms: readonly string[]): Mark[] {
  const wanted = terms.map((term) => ({term, stem: stem(term)}));
  const matchWord = (word: string): {term: number; length: number} | undefined => {
    for (const [number, {term, stem: stemmed}] of wanted.entries()) {
      if (word === term || stem(word) === stemmed) return {term: number, length: word.length};
      if (word.startsWith(term)) return {term: number, length: term.length};
      if (term.includes('::') && word.endsWith(`::${term}`))
        return {term: number, length: word.length};
    }
    return undefined;
  };
  return splitWords(text).flatMap((word) => marksOf(word, text, matchWord));
}

function marksOf(
  word: Word,
  text: string,
  matchWord: (word: string) => {term: number; length: number} | undefined,
): Mark[] {
  const whole = matchWord(word.whole);
  if (whole) return [{start: word.start, end: word.start + whole.length, term: whole.term}];
  if (word.parts.length === 0) return [];
  return splitParts(text.slice(word.start, word.end)).flatMap((part) => {
    const match = matchWord(part.text);
    const start = word.start + part.start;
    return match ? [{start, end: start + match.length, term: match.term}] : [];
  });
}

/** Cuts a text at its marks. */
export function toSegments(text: string, marks: readonly Mark[]): Segment[] {
  const segments: Segment[] = [];
  let position = 0;
  for (const {start, end} of marks) {
    segments.push({text: text.slice(position, start), marked: false});
    segments.push({text: text.slice(start, end), marked: true});
    position = end;
  }
  segments.push({text: text.slice(position), marked: false});
  return segments.filter((segment) => segment.text !== '');
}
