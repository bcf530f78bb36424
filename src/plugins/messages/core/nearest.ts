import type {Message} from '../../../records/model/messages';
import {wordsOf, type PatternIndex} from './patterns';

/** The message that shares most with an unknown line. */
export interface Nearest {
  readonly message: Message;
  readonly pattern: string;
  /** Words of the message that the line does not have. */
  readonly missing: readonly string[];
}

/** The fewest words that it shares. */
const FEWEST = 3;
/** The least share of a message's words, weighted by how rare they are. */
const LEAST = 0.5;

/** The nearest message of a line; undefined if none shares half of its words. */
export function nearestMessage(
  {patterns, counts}: PatternIndex,
  text: string,
): Nearest | undefined {
  const has = new Set(wordsOf(text).map((word) => word.toLowerCase()));
  const sum = (words: readonly string[]): number =>
    words.reduce((total, word) => total + 1 / counts.get(word)!, 0);
  let best: {nearest: Nearest; score: number} | undefined;
  for (const {message, pattern, words} of patterns) {
    const missing = words.filter((word) => !has.has(word.toLowerCase()));
    if (words.length - missing.length < FEWEST) continue;
    const score = 1 - sum(missing) / sum(words);
    if (score >= LEAST && score > (best?.score ?? 0))
      best = {nearest: {message, pattern, missing}, score};
  }
  return best?.nearest;
}
