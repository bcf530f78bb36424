import {stem} from '../text/stem';
import {findWords, isCompound, splitParts, type Span} from '../text/words';

/** A part of a text, marked if it matches the query. It is rendered as text and never as HTML. */
export type Segment = {readonly text: string; readonly marked: boolean};

/** Start and end of a match in a text, and the number of the matching term. */
export type Mark = {readonly start: number; readonly end: number; readonly term: number};

/**
 * Finds the matches in a text: words that begin with a term, words with the same stem, and
 * identifiers with a term as a part. The marks are in order and do not overlap.
 *
 * @param terms lower-case words, as in {@link SearchHit.terms}
 */
export function findMarks(text: string, terms: readonly string[]): Mark[] {
  const wanted = terms
    .filter((term) => term !== '')
    .map((term) => ({term, stem: stem(term), start: term.slice(0, 2)}));
  const matchWord = (word: string): {term: number; length: number} | undefined => {
    for (let number = 0; number < wanted.length; number++) {
      const {term, stem: stemmed, start} = wanted[number]!;
      // Stemming is expensive and does not change the first letters, so compare these first.
      const isNear = word === term || (word.startsWith(start) && stem(word) === stemmed);
      if (isNear) return {term: number, length: word.length};
      if (word.startsWith(term)) return {term: number, length: term.length};
      if (term.includes('::') && word.endsWith(`::${term}`))
        return {term: number, length: word.length};
    }
    return undefined;
  };
  return piecesWith(
    text,
    wanted.map(({start}) => start),
  ).flatMap(([from, to]) =>
    findWords(text.slice(from, to)).flatMap((word) =>
      marksOf({raw: word.raw, start: from + word.start, end: from + word.end}, matchWord),
    ),
  );
}

/** The pieces between spaces that contain one of the given starts; other pieces cannot match. */
function piecesWith(text: string, starts: readonly string[]): [from: number, to: number][] {
  const lower = text.toLowerCase();
  // A few letters are longer in lower case, and then the positions differ.
  if (lower.length !== text.length) return [[0, text.length]];
  const pieces: [number, number][] = [];
  const next = [...new Set(starts)].map((start) => ({start, at: lower.indexOf(start)}));
  let done = 0;
  for (;;) {
    let first = Infinity;
    for (const one of next) {
      if (one.at >= 0 && one.at < done) one.at = lower.indexOf(one.start, done);
      if (one.at >= 0 && one.at < first) first = one.at;
    }
    if (first === Infinity) return pieces;
    const space = text.indexOf(' ', first);
    done = space < 0 ? text.length : space + 1;
    pieces.push([text.lastIndexOf(' ', first) + 1, done]);
  }
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
  // `kafka_producer` begins with `kafka`, but for the query `kafka producer` both parts are marked.
  return lengthOf(whole) >= lengthOf(parts) ? whole : parts;
}

/** The number of marked characters. */
function lengthOf(marks: readonly Mark[]): number {
  return marks.reduce((sum, {start, end}) => sum + end - start, 0);
}

/** Splits a text at its marks. */
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
