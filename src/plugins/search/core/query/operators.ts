import {QUERY_FIELDS} from '../index/model';
import {splitWords} from '../text/words';

/** Signs without a word of their own, but `--` begins a flag of a command. */
const signsBeforeWord = /^(?:\+[+-]|-\+)[+-]*(?=[\p{L}$*])/u;

/** A pattern with more wildcards can take seconds and matches almost anything. */
const MAX_WILDCARDS = 2;

const knownField = new RegExp(`^(?:${QUERY_FIELDS.join('|')}):(?!:)`);
/**
 * The name of a field: a word, one colon and a letter, unlike `a:b`, `std::x`, `http://x`, `k:9092`.
 * A word with a colon, `foo:`, is a field only at the end of the input; before other words the colon
 * is punctuation.
 */
const unknownField = /^(?!\p{L}:\p{L}$)\p{L}+:(?=\p{L})/u;
const unknownFieldAtEnd = /^\p{L}+:$/u;
const wordThenSuffix = /^[\p{L}\p{N}_$*]+(?:[~^](?=$|[\p{L}\p{N}])[\p{L}\p{N}]*)+$/u;

type Token = {
  /** `+` or `-`; several of them are a mistake, which lunr reports. */
  readonly sign: string;
  /** The field with its colon, such as `title:`; or empty. */
  readonly field: string;
  readonly body: string;
  /** Such as `~1`, `^2` or `~1^2`; or empty. */
  readonly suffix: string;
  readonly isOperator: boolean;
};

/**
 * Rewrites an input with lunr's operators for lunr's parser. Characters that only look like
 * operators are escaped.
 *
 * @param isNamespace whether a word is a namespace of the documented language; `std:` is then taken
 *   for the beginning of `std::` and not for a field
 * @returns undefined for input without operators, such as `std::array::len`, `a:b`, `c++`, `-v`, `|>`
 */
export function toOperatorQuery(
  input: string,
  isNamespace: (word: string) => boolean = () => false,
): string | undefined {
  const pieces = input.split(/\s+/).filter(Boolean);
  const last = pieces.at(-1);
  // A sign at the end has no word yet; lunr reports that.
  const dangling = last === '+' || last === '-' ? ` ${last}` : '';
  const tokens = (dangling ? pieces.slice(0, -1) : pieces).map((piece) =>
    readToken(piece, piece === last, isNamespace),
  );
  if (!dangling && !tokens.some(({isOperator}) => isOperator)) return undefined;
  return (tokens.map(writeToken).filter(Boolean).join(' ') + dangling).trim();
}

function readToken(piece: string, isLast: boolean, isNamespace: (word: string) => boolean): Token {
  const signs = signsBeforeWord.exec(piece)?.[0] ?? '';
  const signed = /^([+-])(?=[\p{L}$*])(?!.$)(.+)$|^(\+)([\p{L}$*].*)$/u.exec(piece);
  const sign = signs || (signed?.[1] ?? signed?.[3] ?? '');
  const unsigned = signs ? piece.slice(signs.length) : (signed?.[2] ?? signed?.[4] ?? piece);
  const name = readField(unsigned, isLast, isNamespace);
  const rest = unsigned.slice(name.length);
  const suffixAt = wordThenSuffix.test(rest) ? rest.search(/[~^]/) : rest.length;
  const body = rest.slice(0, suffixAt);
  const suffix = rest.slice(suffixAt);
  const wildcards = body.split('*').length - 1;
  const hasWildcard = wildcards > 0 && wildcards <= MAX_WILDCARDS && /[\p{L}\p{N}]/u.test(body);
  return {
    sign,
    field: name,
    body: hasWildcard ? body : body.replaceAll('*', ' '),
    suffix,
    isOperator: sign !== '' || name !== '' || suffix !== '' || hasWildcard,
  };
}

/** The field at the start of a piece, with its colon; else empty. */
function readField(piece: string, isLast: boolean, isNamespace: (word: string) => boolean): string {
  const known = knownField.exec(piece)?.[0];
  if (known !== undefined) return known;
  const unknown = (unknownField.exec(piece) ??
    (isLast ? unknownFieldAtEnd.exec(piece) : null))?.[0];
  return unknown === undefined || isNamespace(unknown.slice(0, -1).toLowerCase()) ? '' : unknown;
}

function writeToken({sign, field, body, suffix, isOperator}: Token): string {
  if (isOperator && body.includes('*')) return sign + field + escape(body) + suffix;
  const words = splitWords(body).flatMap(({whole, parts}) =>
    whole.includes('/') ? parts : [whole],
  );
  if (!isOperator) return words.map(escape).join(' ');
  if (words.length === 0) return sign + field + suffix;
  return words.map((word) => sign + field + escape(word) + suffix).join(' ');
}

function escape(word: string): string {
  return word.replace(/[\\:~^+-]/g, '\\$&');
}
