import {stem} from './stem';
import {isStopWord} from './stopWords';
import {splitWords, termsOf, type Word} from './words';

/**
 * The terms of a running text: stop words dropped, every word replaced by its stem.
 * Repetitions stay, since frequency counts.
 */
export function analyseText(text: string): string[] {
  return splitWords(text)
    .flatMap(termsOf)
    .filter((term) => !isStopWord(term))
    .map(stem);
}

/**
 * The terms of a heading: each word as written and its stem, so that half a word ("operat") finds
 * it and a misspelt one is compared with the real spelling. Stop words stay: several are keywords
 * of the languages that the headings name (`where`, `from`, `for`). The parts of a compound are one
 * more term together, so that `kv get` and `kv_get` find `$kv.get`.
 */
export function analyseHeading(text: string): string[] {
  return text.split(/\s+/).flatMap((piece) => analysePiece(piece).terms);
}

/** What stands between two spaces: its terms, and the simple words that it consists of. */
type Piece = {readonly terms: readonly string[]; readonly simple: readonly string[]};

/** Headings and keywords repeat their pieces: the same ones need not be cut again. */
const known = new Map<string, Piece>();
const MOST_KNOWN = 20_000;

function analysePiece(text: string): Piece {
  const before = known.get(text);
  if (before) return before;
  const words = splitWords(text);
  const piece = {terms: words.flatMap(termsInHeading), simple: words.flatMap(simpleWords)};
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, piece);
  return piece;
}

function termsInHeading(word: Word): string[] {
  const together = joinWords([word]);
  return [
    ...termsOf(word).flatMap((term) => {
      const stemmed = stem(term);
      return stemmed === term ? [term] : [term, stemmed];
    }),
    ...tails(word),
    ...(together === undefined ? [] : [together]),
  ];
}

/** Ends of a key with dots: `request.headers` of `$http_client.request.headers`. */
function tails({whole}: Word): string[] {
  const keys = whole.split('.');
  if (keys.length < 3 || keys.some((key) => !/^[$\p{L}]/u.test(key))) return [];
  return keys.slice(1, -1).map((_, place) => keys.slice(place + 1).join('.'));
}

/**
 * The terms of a keyword: those of a heading, and for several words one for all of them together,
 * so that `event time` is found before a page with `event` in one keyword and `time` in another.
 */
export function analyseKeyword(keyword: string): string[] {
  const pieces = keyword.split(/\s+/).map(analysePiece);
  const together = joinSimple(pieces.flatMap(({simple}) => simple));
  return [...pieces.flatMap(({terms}) => terms), ...(together === undefined ? [] : [together])];
}

/** Most words that are looked for together. */
const MAX_TOGETHER = 4;

/**
 * The term of several words together, the same for hyphens, spaces, endings and
 * words that say nothing; undefined for one word.
 */
export function joinWords(words: readonly Word[]): string | undefined {
  return joinSimple(words.flatMap(simpleWords));
}

function simpleWords({whole, parts}: Word): readonly string[] {
  return parts.length > 0 ? parts : [whole];
}

function joinSimple(all: readonly string[]): string | undefined {
  if (all.length < 2) return undefined;
  const telling = all.filter((word) => !isStopWord(word));
  const simple = telling.length > 1 ? telling : all;
  return simple.length > MAX_TOGETHER ? undefined : simple.map(stem).join('+');
}
