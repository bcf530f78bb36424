import {stem} from '../text/stem';
import {findWords, isCompound, splitParts, type Span} from '../text/words';

/** A stretch of a text, marked if it matches the query. Views make elements of it, never HTML. */
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
  const wanted = terms
    .filter((term) => term !== '')
    .map((term) => ({term, stem: stem(term), start: term.slice(0, 2)}));
  const matchWord = (word: string): {term: number; length: number} | undefined => {
    for (let number = 0; number < wanted.length; number++) {
      const {term, stem: stemmed, start} = wanted[number]!;
      // Stemming leaves a word's beginning alone, and costs more than all the rest here.
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

/** The stretches between spaces that have one of the beginnings in them, wherever that is: others match nothing. */
function piecesWith(text: string, starts: readonly string[]): [from: number, to: number][] {
  const lower = text.toLowerCase();
  // Few letters are longer in lower case, and then positions differ.
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
