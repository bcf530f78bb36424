/** The values that blocks beside a sample hold. */
import {filledLines, type Fence} from './fences';
import {isJson} from './json';

/** What a line of a result block says where an event gave no value. */
export const DROPPED = 'dropped';
export const FAILED = 'failed';

/** A value as shown on a page, and the block that it is in. */
export interface Shown {
  readonly fence: Fence;
  readonly text: string;
}

/** A block that holds no JSON where JSON is expected. */
export class ValueError extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * The JSON texts in blocks, in order: each block holds one value over any number
 * of lines, or one value a line.
 *
 * @throws ValueError naming the line that is no JSON
 */
export function jsonValues(fences: readonly Fence[]): string[] {
  return shownValues(fences, []).map(({text}) => text);
}

/** As `jsonValues`, for results: a line can also say `dropped` or `failed`. */
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
          `Expected one JSON value, or one a line${or}; this is neither: ${text.slice(0, 60)}`,
        );
      }
      return {fence, text};
    });
  });
}
