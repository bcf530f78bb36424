import {stem} from './stem';
import {isFiller, isStopWord} from './stopWords';
import {splitWords} from './words';

/**
 * The words of a text that say something, their stems in alphabetical order: the same for "how do I
 * write my own connector" and "Write a connector". Empty where fewer than two are left.
 */
export function tellingWords(text: string): string {
  const words = splitWords(text)
    .flatMap(({whole, parts}) => (isFiller(whole) ? [] : parts.length > 0 ? parts : [whole]))
    .filter((word) => !isStopWord(word) && !isFiller(word))
    .map(stem);
  return words.length < 2 ? '' : [...new Set(words)].sort().join(' ');
}
