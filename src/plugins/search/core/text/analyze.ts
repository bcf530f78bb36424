import {stem} from './stem';
import {isStopWord} from './stopWords';
import {splitWords, termsOf, type Word} from './words';

/**
 * The terms of running text: the stems of all words except stop words. Repetitions are kept, because
 * the frequency matters.
 */
export function analyzeText(text: string): string[] {
  return splitWords(text)
    .flatMap(termsOf)
    .filter((term) => !isStopWord(term))
    .map(stem);
}

/**
 * The terms of a heading: each word as written and its stem, so that part of a word ("operat") finds
 * it and a misspelled word is compared with the real spelling. Stop words are kept, because several
 * are keywords of the documented languages (`where`, `from`, `for`). The parts of a compound also
 * give one joined term, so that `kv get` and `kv_get` find `$kv.get`.
 */
export function analyzeHeading(text: string): string[] {
  return text.split(/\s+/).flatMap((piece) => {
    const cached = cache.get(piece);
    if (cached) return cached;
    const terms = analyzePiece(piece);
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(piece, terms);
    return terms;
  });
}

/** The terms of words that occurred before, since headings repeat their words. */
const cache = new Map<string, readonly string[]>();
const MAX_CACHED = 20_000;

function analyzePiece(piece: string): string[] {
  return splitWords(piece).flatMap((word) => [
    ...termsOf(word).flatMap((term) => {
      const stemmed = stem(term);
      return stemmed === term ? [term] : [term, stemmed];
    }),
    ...tails(word),
    ...joined(word),
  ]);
}

/** The tails of a key with dots, such as `request.headers` of `$http_client.request.headers`. */
function tails({whole}: Word): string[] {
  const keys = whole.split('.');
  if (keys.length < 3 || keys.some((key) => !/^[$\p{L}]/u.test(key))) return [];
  return keys.slice(1, -1).map((_, place) => keys.slice(place + 1).join('.'));
}

/**
 * The terms of a keyword: the same as for a heading and, if there are several words, one joined term
 * of all, so that the keyword `event time` ranks above `event` and `time` in different keywords.
 */
export function analyzeKeyword(keyword: string): string[] {
  const together = joinWords(splitWords(keyword));
  return [...analyzeHeading(keyword), ...(together === undefined ? [] : [together])];
}

function joined(word: Word): string[] {
  const term = joinWords([word]);
  return term === undefined ? [] : [term];
}

/** Maximum number of words in a joined term. */
const MAX_TOGETHER = 4;

/**
 * The joined term of several words. It ignores hyphens, spaces, endings and stop words. Undefined for
 * a single word and for too many words.
 */
export function joinWords(words: readonly Word[]): string | undefined {
  const all = words.flatMap(({whole, parts}) => (parts.length > 0 ? parts : [whole]));
  const content = all.filter((word) => !isStopWord(word));
  const simple = content.length > 1 ? content : all;
  if (simple.length < 2 || simple.length > MAX_TOGETHER) return undefined;
  return simple.map(stem).join('+');
}
