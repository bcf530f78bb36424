/** Finds the messages of a catalogue in a text, without regular expressions made of their patterns. */
import type {Message} from '../../../records/model/messages';

/** A message in a text. */
export interface Match {
  readonly message: Message;
  readonly pattern: string;
  /** From the first to the last letter of the text that does not vary. */
  readonly start: number;
  readonly end: number;
  /** The number of characters that do not vary: the more, the surer. */
  readonly weight: number;
  /** The text in place of each placeholder. */
  readonly values: Readonly<Record<string, string>>;
}

interface Pattern {
  readonly message: Message;
  readonly pattern: string;
  /** The parts between placeholders, at even places, and the names of the placeholders. */
  readonly parts: readonly string[];
  readonly weight: number;
}

/** The patterns of a catalogue. */
export interface PatternIndex {
  /** By the rarest of their words, so that few are tried on a text. */
  readonly byWord: ReadonlyMap<string, readonly Pattern[]>;
  /** In how many patterns a word is. */
  readonly counts: ReadonlyMap<string, number>;
  readonly patterns: readonly (Pattern & {readonly words: readonly string[]})[];
}

/** A text with fewer fixed letters is in other messages by chance, so its place counts. */
const SHORT = 14;
/** The words of a text that are looked up. */
const MOST_WORDS = 1200;

/** Makes the index of a catalogue. */
export function indexPatterns(messages: readonly Message[]): PatternIndex {
  const patterns = messages.flatMap((message) =>
    Object.keys(message.patterns).map((pattern) => {
      const parts = pattern.split(/\{(\w+)\}/);
      const fixed = parts.filter((_, index) => index % 2 === 0);
      const weight = fixed.join('').replace(/[^\w]/g, '').length;
      return {message, pattern, parts, weight, words: [...new Set(fixed.flatMap(wordsOf))]};
    }),
  );
  const counts = new Map<string, number>();
  for (const {words} of patterns)
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const byWord = new Map<string, Pattern[]>();
  for (const pattern of patterns) {
    const [rarest = ''] = pattern.words.toSorted(
      (a, b) => counts.get(a)! - counts.get(b)! || b.length - a.length,
    );
    byWord.set(rarest, [...(byWord.get(rarest) ?? []), pattern]);
  }
  return {byWord, counts, patterns};
}

/** The words of a text, as the text writes them. */
export function wordsOf(text: string): string[] {
  return text.match(/[A-Za-z0-9_]+/g)?.slice(0, MOST_WORDS) ?? [];
}

/** The messages in a text, in their order. Where two share letters, the one with more fixed letters counts. */
export function findMessages({byWord}: PatternIndex, text: string): Match[] {
  const found = [...new Set(wordsOf(text))]
    .flatMap((word) => byWord.get(word) ?? [])
    .flatMap((pattern) => matchPattern(pattern, text) ?? [])
    .sort((a, b) => b.weight - a.weight);
  const chosen: Match[] = [];
  for (const match of found) {
    const apart = chosen.every(({start, end}) => match.end <= start || match.start >= end);
    if (apart) chosen.push(match);
  }
  return chosen.sort((a, b) => a.start - b.start);
}

/** The first place of a pattern; every part is looked for once, after the one before it. */
function matchPattern({message, pattern, parts, weight}: Pattern, text: string): Match | undefined {
  const first = parts[0] === '' ? 2 : 0;
  if (parts.length <= first) return undefined;
  const start = findStart(text, parts[first]!, weight < SHORT && first === 0);
  if (start < 0) return undefined;
  const values: Record<string, string> = {};
  // A value before the first fixed text is the word there.
  if (first > 0)
    values[parts[1]!] =
      /\S*$/.exec(text.slice(Math.max(0, start - 200), start).trimEnd())?.[0] ?? '';
  let end = start + parts[first]!.length;
  for (let index = first + 2; index < parts.length; index += 2) {
    const fixed = parts[index]!;
    const at = fixed === '' ? text.length : findPart(text, fixed, end);
    if (at < 0) return undefined;
    values[parts[index - 1]!] = text.slice(end, at).trim();
    if (fixed === '') return {message, pattern, start, end, weight, values};
    end = at + fixed.length;
  }
  if (isLetter(text[end]) && isLetter(text[end - 1])) return undefined;
  return {message, pattern, start, end, weight, values};
}

/** Where a fixed text is; at the end of a line, the space before an empty value is missing. */
function findPart(text: string, fixed: string, from: number): number {
  const at = text.indexOf(fixed, from);
  const last = fixed.trimEnd();
  return at < 0 && last !== fixed && text.length - last.length >= from && text.endsWith(last)
    ? text.length - last.length
    : at;
}

/** Where a fixed text begins a word; a short one must begin the message or follow a colon. */
function findStart(text: string, fixed: string, isShort: boolean): number {
  for (let at = text.indexOf(fixed); at >= 0; at = text.indexOf(fixed, at + 1)) {
    const begins = at === 0 || text.endsWith(': ', at);
    if (isShort ? begins : !(isLetter(text[at - 1]) && isLetter(fixed[0]))) return at;
  }
  return -1;
}

function isLetter(char: string | undefined): boolean {
  return char !== undefined && /\w/.test(char);
}
