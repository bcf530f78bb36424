/** Reads the values in the input and result blocks of a sample. */
import {filledLines, type Fence} from './fences';
import {isJson} from './json';

/** Words in a result block for an event without a value. */
export const DROPPED = 'dropped';
export const FAILED = 'failed';

/** A value as shown on a page, and the block that it is in. */
export interface Shown {
  readonly fence: Fence;
  readonly text: string;
}

/** An error about a block that should hold JSON but does not. */
export class ValueError extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * The JSON texts in blocks, in order. Each block holds either one value over any number of lines, or one
 * value per line.
 *
 * @throws ValueError with the first line that is not JSON
 */
export function jsonValues(fences: readonly Fence[]): string[] {
  return shownValues(fences, []).map(({text}) => text);
}

/** Like `jsonValues`, for results: a line can also be `dropped` or `failed`. */
export function shownResults(fences: readonly Fence[]): Shown[] {
  return shownValues(fences, [DROPPED, FAILED]);
}

function shownValues(fences: readonly Fence[], words: readonly string[]): Shown[] {
  return fences.flatMap((fence) => {
    const whole = fence.text.trim();
    if (isJson(whole) || words.includes(whole)) return [{fence, text: whole}];
    return filledLines(fence.text).map((line) => {
      const text = line.trim();
      if (!isJson(text) && !words.includes(text)) {
        const or = words.length > 0 ? `, or the word ${words.join(' or ')}` : '';
        throw new ValueError(
          fence.line,
          `Expected one JSON value, or one per line${or}; this is neither: ${text.slice(0, 60)}`,
        );
      }
      return {fence, text};
    });
  });
}
