import {findMarks, toSegments, type Mark, type Segment} from './marks';

/** Characters of an excerpt: two lines of the panel. */
const LENGTH = 150;
/** Characters shown before the first match. */
const LEAD = 30;

/**
 * The stretch of a text that shows most of the query's terms, cut between words and marked.
 *
 * @param terms lower-case words, as {@link SearchHit.terms} has them
 */
export function excerpt(text: string, terms: readonly string[]): Segment[] {
  const marks = findMarks(text, terms);
  const from = startOfWord(text, bestStart(marks, text.length));
  const to = endOfWord(text, from + LENGTH);
  const inside = marks
    .filter(({start, end}) => start >= from && end <= to)
    .map((mark) => ({...mark, start: mark.start - from, end: mark.end - from}));
  const segments = toSegments(text.slice(from, to), inside);
  if (from > 0) segments.unshift({text: '…', marked: false});
  if (to < text.length) segments.push({text: '…', marked: false});
  return segments;
}

/** Where the window begins that holds most different terms, then most marks, then comes first. */
function bestStart(marks: readonly Mark[], length: number): number {
  let best = {start: 0, value: 0};
  marks.forEach((mark, number) => {
    const window = marks.slice(number).filter(({end}) => end <= mark.start + LENGTH - LEAD);
    const value = 10 * new Set(window.map(({term}) => term)).size + Math.min(window.length, 9);
    if (value > best.value) best = {start: mark.start, value};
  });
  return Math.max(0, Math.min(best.start - LEAD, length - LENGTH));
}

/** The start of the word after the one that the position cuts. */
function startOfWord(text: string, position: number): number {
  if (position === 0) return 0;
  const space = text.indexOf(' ', position - 1);
  return space < 0 || space > position + LEAD ? position : space + 1;
}

/** The end of the last word that fits. */
function endOfWord(text: string, position: number): number {
  if (position >= text.length) return text.length;
  const space = text.lastIndexOf(' ', position);
  return space < position - LEAD ? position : space;
}
