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
  return text.split(/\s+/).flatMap((piece) => {
    const before = known.get(piece);
    if (before) return before;
    const found = analysePiece(piece);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(piece, found);
    return found;
  });
}

/** Headings repeat their words: the same ones need not be cut again. */
const known = new Map<string, readonly string[]>();
const MOST_KNOWN = 20_000;

function analysePiece(piece: string): string[] {
  return splitWords(piece).flatMap((word) => [
    ...termsOf(word).flatMap((term) => {
      const stemmed = stem(term);
      return stemmed === term ? [term] : [term, stemmed];
    }),
    ...tails(word),
    ...joined(word),
  ]);
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
  const together = joinWords(splitWords(keyword));
  return [...analyseHeading(keyword), ...(together === undefined ? [] : [together])];
}

function joined(word: Word): string[] {
  const term = joinWords([word]);
  return term === undefined ? [] : [term];
}

/** Most words that are looked for together. */
const MAX_TOGETHER = 4;

/**
 * The term of several words together, the same for hyphens, spaces, endings and
 * stop words; undefined for one word.
 */
export function joinWords(words: readonly Word[]): string | undefined {
  const all = words.flatMap(({whole, parts}) => (parts.length > 0 ? parts : [whole]));
  const content = all.filter((word) => !isStopWord(word));
  const simple = content.length > 1 ? content : all;
  if (simple.length < 2 || simple.length > MAX_TOGETHER) return undefined;
  return simple.map(stem).join('+');
}
