/** Splits a text into a sequence of JSON values, each of which can span several lines. */

export interface JsonValue {
  /** Exactly as typed: numbers keep their digits. */
  readonly text: string;
  /** Offset of the first character. */
  readonly from: number;
}

/** Why a text is refused, and at which offset. */
export interface JsonProblem {
  readonly at: number;
  readonly message: string;
}

/**
 * Splits a text into its values.
 *
 * @returns the values before the first one that is not JSON, and a problem for that one
 */
export function splitJson(text: string): {
  readonly values: readonly JsonValue[];
  readonly problem?: JsonProblem;
} {
  const values: JsonValue[] = [];
  let at = skipSpace(text, 0);
  while (at < text.length) {
    const end = endOfValue(text, at);
    const value = text.slice(at, end);
    const message = refusal(value);
    if (message) return {values, problem: {at, message}};
    values.push({text: value, from: at});
    at = skipSpace(text, end);
  }
  return {values};
}

function skipSpace(text: string, at: number): number {
  while (at < text.length && /\s/.test(text[at]!)) at += 1;
  return at;
}

/** The offset behind the value that begins at `start`; for an unclosed value, the end of the text. */
function endOfValue(text: string, start: number): number {
  let depth = 0;
  let at = start;
  while (at < text.length) {
    const char = text[at]!;
    if (char === '"') at = endOfString(text, at);
    else at += 1;
    if (char === '{' || char === '[') depth += 1;
    if (char === '}' || char === ']') depth -= 1;
    const isWhole = depth === 0 && /["}\]]/.test(char);
    if (depth < 0 || isWhole || (depth === 0 && /\s/.test(text[at] ?? ''))) return at;
  }
  return at;
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return Math.min(at + 1, text.length);
}

function refusal(value: string): string | undefined {
  try {
    JSON.parse(value);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
