/**
 * JSON as the runtime sees it: `3` and `3.0` have different types.
 *
 * JavaScript's own parser does not distinguish the two and rounds integers above 2^53. Here a number
 * keeps its text, so nothing is lost between a page and a run.
 */

/** A number as written. */
type NumberText = {readonly number: string};
type Json = null | boolean | string | NumberText | readonly Json[] | {readonly [key: string]: Json};

const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Whether a text is one JSON value. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether two JSON texts are the same value. The order of keys does not matter, an integer never equals
 * a float (`3` is not `3.0`), and `1e2` equals `100.0`.
 *
 * @throws SyntaxError if a text is not JSON
 */
export function sameJson(a: string, b: string): boolean {
  return same(parse(a), parse(b));
}

/** Whether two JSON texts have the same shape: the same keys and types; values may differ. */
export function sameShape(a: string, b: string): boolean {
  return shape(parse(a)) === shape(parse(b));
}

/**
 * Writes a JSON text on one line, or with an indent of two spaces if one line would be longer than
 * `width` characters. Numbers and keys stay as they are.
 */
export function formatJson(text: string, width = 80): string {
  const value = parse(text);
  const line = write(value);
  return line.length <= width ? line : write(value, '');
}

/** Writes a JSON text with one line for each item, and its keys in alphabetical order. */
export function sortedJson(text: string): string {
  return write(sortKeys(parse(text)), '');
}

function sortKeys(value: Json): Json {
  if (value === null || typeof value !== 'object' || isNumber(value)) return value;
  if (Array.isArray(value)) return value.map(sortKeys);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, sortKeys(item)]));
}

// For JavaScript's parser, a number becomes a string that begins with `n`, and strings begin with `s`.
function parse(text: string): Json {
  JSON.parse(text);
  const marked = text.replace(STRING_OR_NUMBER, (token) =>
    token.startsWith('"') ? `"s${token.slice(1)}` : `"n${token}"`,
  );
  return unmark(JSON.parse(marked));
}

function unmark(value: unknown): Json {
  if (typeof value === 'string') {
    return value.startsWith('s') ? value.slice(1) : {number: value.slice(1)};
  }
  if (Array.isArray(value)) return value.map(unmark);
  if (value !== null && typeof value === 'object') {
    // Keys keep their mark, so that a record with the key "number" is not taken for a number.
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, unmark(item)]));
  }
  return value as null | boolean;
}

function isNumber(value: Json): value is NumberText {
  return value !== null && typeof value === 'object' && 'number' in value;
}

function isFloat({number}: NumberText): boolean {
  return /[.eE]/.test(number);
}

function sameNumber(a: NumberText, b: NumberText): boolean {
  if (isFloat(a) !== isFloat(b)) return false;
  return isFloat(a) ? Number(a.number) === Number(b.number) : BigInt(a.number) === BigInt(b.number);
}

function same(a: Json, b: Json): boolean {
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return a === b;
  if (isNumber(a) || isNumber(b)) return isNumber(a) && isNumber(b) && sameNumber(a, b);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [Object.entries(a), Object.entries(b)];
  if (left.length !== right.length) return false;
  return left.every(
    ([key, item]) => Object.hasOwn(b, key) && same(item, (b as Record<string, Json>)[key] ?? null),
  );
}

function shape(value: Json): string {
  if (value === null || typeof value !== 'object') return value === null ? 'null' : typeof value;
  if (isNumber(value)) return isFloat(value) ? 'float' : 'integer';
  if (Array.isArray(value)) return `[${[...new Set(value.map(shape))].sort().join()}]`;
  const entries = Object.entries(value).map(([key, item]) => `${key}:${shape(item)}`);
  return `{${entries.sort().join()}}`;
}

function writeKey(key: string): string {
  return JSON.stringify(key.slice(1));
}

/** On one line without an indent, otherwise with one line for each item. */
function write(value: Json, indent?: string): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isNumber(value)) return value.number;
  const deeper = indent === undefined ? undefined : `${indent}  `;
  const items = Array.isArray(value)
    ? value.map((item: Json) => write(item, deeper))
    : Object.entries(value).map(([key, item]) => `${writeKey(key)}: ${write(item, deeper)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  if (deeper === undefined || items.length === 0) return `${open}${items.join(', ')}${close}`;
  return `${open}\n${items.map((item) => deeper + item).join(',\n')}\n${indent}${close}`;
}
