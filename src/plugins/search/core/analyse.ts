import {stem} from './stem';
import {isStopWord} from './stopWords';
import {splitWords, termsOf} from './words';

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
