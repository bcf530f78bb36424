/** A word of a text: an everyday word, a code identifier or an operator sign. */
export type Word = {
  /** The word in lower case, with the separators inside an identifier. */
  readonly whole: string;
  /** The parts of a compound (`std::array` → `std`, `array`); empty for a simple word. */
  readonly parts: readonly string[];
  /** Position of the first character in the text. */
  readonly start: number;
  /** Position after the last character. */
  readonly end: number;
};

/** Longer terms are data (hashes, encoded text) that readers do not type. */
const MAX_TERM_LENGTH = 48;

/**
 * Operators of the languages that readers search for. Longest first: the pattern takes the first
 * match.
 */
const OPERATORS = [
  '>>>',
  '|>',
  '=>',
  '->',
  '~=',
  '==',
  '!=',
  '>=',
  '<=',
  '>>',
  '<<',
  '||',
  '%{',
  '%(',
  '%[',
];

const escaped = OPERATORS.map((sign) => sign.replace(/[|()[\]{}]/g, '\\$&')).join('|');
const pattern = new RegExp(
  String.raw`[\p{L}\p{N}_$]+(?:(?:::|[.\-/'’])[\p{L}\p{N}_$]+)*|${escaped}`,
  'gu',
);

/** A part ends at a separator and between a lower-case and an upper-case letter. */
const partPattern = /[^:_.\-/'’$]+?(?=$|[:_.\-/'’$]|(?<=\p{Ll})\p{Lu})/gu;

/** A word of a text and its position, without its parts. */
export type Span = {readonly raw: string; readonly start: number; readonly end: number};

/** Finds the words of a text, in order. */
export function findWords(text: string): Span[] {
  const spans: Span[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [found] = match;
    // The ending of a possessive is not part of the word.
    const raw = found.includes("'") || found.includes('’') ? found.replace(/['’]s?$/u, '') : found;
    spans.push({raw, start: match.index, end: match.index + raw.length});
  }
  return spans;
}

/**
 * Splits a text into words, in order. Identifiers stay whole and also list their parts, which are
 * separated by `::`, `_`, `.`, `-`, `/`, `$` and camel case.
 */
export function splitWords(text: string): Word[] {
  return findWords(text).map(({raw, start, end}) => {
    const whole = raw.toLowerCase();
    const parts = isCompound(raw) ? partsOf(raw) : [];
    return {whole, parts: parts.length === 1 && parts[0] === whole ? [] : parts, start, end};
  });
}

/** Whether a word may have parts. Most words have none, and this test is faster than splitting. */
export function isCompound(raw: string): boolean {
  return /[:_.\-/'’$]|\p{Ll}\p{Lu}/u.test(raw);
}

/** The parts of a compound, without numbers (`1.2.4`, `sse4_2`), which occur on every page. */
function partsOf(raw: string): string[] {
  const parts = splitParts(raw).map((part) => part.text);
  return [...new Set(parts.filter((part) => !/^\p{N}+$/u.test(part)))];
}

/** The parts of a compound with their positions in it: `std::array` → `std` at 0, `array` at 5. */
export function splitParts(raw: string): {text: string; start: number}[] {
  return Array.from(raw.matchAll(partPattern), (match) => ({
    text: match[0].toLowerCase(),
    start: match.index,
  }));
}

/**
 * The terms of a word: the word itself, the tails of a qualified name
 * (`std::array::len` → `array::len`) and its parts.
 */
export function termsOf(word: Word): string[] {
  const terms = isPath(word.whole) ? [] : [word.whole];
  const names = word.whole.split('::');
  for (let first = 1; first < names.length - 1; first++) terms.push(names.slice(first).join('::'));
  terms.push(...word.parts.filter((part) => part !== word.whole));
  // Releases are written `v0.10` and `0.10`.
  if (/^v\d/.test(word.whole)) terms.push(word.whole.slice(1));
  return terms.filter((term) => term.length <= MAX_TERM_LENGTH && isFindable(term));
}

/** Paths and addresses are indexed only by their parts; the whole would be a term that occurs once. */
function isPath(whole: string): boolean {
  return whole.includes('/');
}

/** Whether a term is not just a long run of digits and signs, which is data. */
function isFindable(term: string): boolean {
  return term.length <= 5 || /\p{L}/u.test(term);
}
