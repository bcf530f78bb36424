import {findMarks, toSegments, type Mark, type Segment} from './marks';

/** Length of an excerpt in characters: two lines of the panel. */
const LENGTH = 150;
/** Characters shown before the first match. */
const LEAD = 30;
/** The excerpt starts at the beginning of a sentence that is at most this many characters earlier. */
const NEAR = 50;

/**
 * The part of a text with most of the query's terms, cut between words and marked.
 *
 * @param terms lower-case words, as in {@link SearchHit.terms}
 */
export function excerpt(text: string, terms: readonly string[]): Segment[] {
  const marks = findMarks(text, terms);
  const wanted = bestStart(marks, text.length);
  const from = startOfSentence(text, wanted) ?? startOfWord(text, wanted);
  const to = endOfSentence(text, from) ?? endOfWord(text, from + LENGTH);
  const inside = marks
    .filter(({start, end}) => start >= from && end <= to)
    .map((mark) => ({...mark, start: mark.start - from, end: mark.end - from}));
  const segments = toSegments(text.slice(from, to), inside);
  if (from > 0 && !SENTENCE_END.test(text.slice(0, from)))
    segments.unshift({text: '…', marked: false});
  if (to < text.length && !SENTENCE_END.test(`${text.slice(from, to)} `))
    segments.push({text: '…', marked: false});
  return segments;
}

const SENTENCE_END = /[.!?] $/;

/** The start of the sentence around a position, if it is near. */
function startOfSentence(text: string, position: number): number | undefined {
  if (position <= NEAR) return 0;
  const before = text.slice(position - NEAR, position + LEAD);
  const ends = [...before.matchAll(/[.!?] (?=\p{Lu})/gu)].map(({index}) => index + 2);
  const last = ends.at(-1);
  return last === undefined ? undefined : position - NEAR + last;
}

/** The end of the last whole sentence that fits, if the excerpt is then at least half full. */
function endOfSentence(text: string, from: number): number | undefined {
  if (text.length <= from + LENGTH) return undefined;
  const end = text.slice(0, from + LENGTH).search(/[.!?] (?=\p{Lu})(?!.*[.!?] \p{Lu})/u);
  return end > from + LENGTH / 2 ? end + 1 : undefined;
}

/**
 * The start of the first window with the most different terms and, among equal ones, the most
 * marks.
 */
function bestStart(marks: readonly Mark[], length: number): number {
  const counts = new Map<number, number>();
  let best = {start: 0, value: 0};
  let behind = 0;
  for (const [place, mark] of marks.entries()) {
    for (; behind < marks.length && marks[behind]!.end <= mark.start + LENGTH - LEAD; behind++) {
      const {term} = marks[behind]!;
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
    const value = 10 * counts.size + Math.min(behind - place, 9);
    if (value > best.value) best = {start: mark.start, value};
    const left = (counts.get(mark.term) ?? 1) - 1;
    if (left > 0) counts.set(mark.term, left);
    else counts.delete(mark.term);
  }
  return Math.max(0, Math.min(best.start - LEAD, length - LENGTH));
}

/** The start of the next word if the position is inside a word. */
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
