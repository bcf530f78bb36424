import {stem} from './stem';
import {findWords, isCompound, splitParts, type Span} from './words';

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
  const wanted = terms.map((term) => ({term, stem: stem(term), start: term.slice(0, 2)}));
  const matchWord = (word: string): {term: number; length: number} | undefined => {
    for (const [number, {term, stem: stemmed, start}] of wanted.entries()) {
      // Stemming leaves a word's beginning alone, and costs more than all the rest here.
      const isNear = word === term || (word.startsWith(start) && stem(word) === stemmed);
      if (isNear) return {term: number, length: word.length};
      if (word.startsWith(term)) return {term: number, length: term.length};
      if (term.includes('::') && word.endsWith(`::${term}`))
        return {term: number, length: word.length};
    }
    return undefined;
  };
  return findWords(text).flatMap((word) => marksOf(word, matchWord));
}

function marksOf(
  {raw, start}: Span,
  matchWord: (word: string) => {term: number; length: number} | undefined,
): Mark[] {
  const match = matchWord(raw.toLowerCase());
  const whole = match ? [{start, end: start + match.length, term: match.term}] : [];
  if (match?.length === raw.length || !isCompound(raw)) return whole;
  const parts = splitParts(raw).flatMap((part) => {
    const found = matchWord(part.text);
    const from = start + part.start;
    return found ? [{start: from, end: from + found.length, term: found.term}] : [];
  });
  // `kafka producer` means both parts of `kafka_producer`, which also begins with one of them.
  return lengthOf(whole) >= lengthOf(parts) ? whole : parts;
}

/** How many characters are marked. */
function lengthOf(marks: readonly Mark[]): number {
  return marks.reduce((sum, {start, end}) => sum + end - start, 0);
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
