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
 * of the languages that the headings name (`where`, `from`, `for`).
 */
export function analyseHeading(text: string): string[] {
  return splitWords(text)
    .flatMap(termsOf)
    .flatMap((term) => {
      const stemmed = stem(term);
      return stemmed === term ? [term] : [term, stemmed];
    });
}

/**
 * The terms of a keyword: those of a heading, and for several words one for all of them together,
 * so that `event time` is found before a page with `event` in one keyword and `time` in another.
 */
export function analyseKeyword(keyword: string): string[] {
  const together = joinWords(splitWords(keyword));
  return [...analyseHeading(keyword), ...(together === undefined ? [] : [together])];
}

/** Most words that are looked for together. */
const MAX_TOGETHER = 4;

/** The term of several words together, the same for hyphens, spaces and endings; undefined for one word. */
export function joinWords(words: readonly Word[]): string | undefined {
  const simple = words.flatMap(({whole, parts}) => (parts.length > 0 ? parts : [whole]));
  if (simple.length < 2 || simple.length > MAX_TOGETHER) return undefined;
  return simple.map(stem).join('+');
}
