import {FIELDS} from './model';
import {splitWords} from './words';

/** Longer patterns and distances take seconds and mean nothing. */
const MAX_WILDCARDS = 2;

const knownField = new RegExp(`^(?:${FIELDS.join('|')}):(?!:)`);
/** A word, one colon, a letter: somebody names a field. Not `a:b`, `std::x`, `http://x`, `k:9092`. */
const unknownField = /^\p{Ll}[\p{L}]{2,}:\p{L}/u;
const wordThenSuffix = /^[\p{L}\p{N}_$*]+(?:[~^](?=$|[\p{L}\p{N}])[\p{L}\p{N}]*)+$/u;

type Token = {
  readonly sign: '+' | '-' | '';
  /** `title:` with its colon, or nothing. */
  readonly field: string;
  readonly body: string;
  /** `~1`, `^2`, `~1^2` or nothing. */
  readonly suffix: string;
  readonly isOperator: boolean;
};

/**
 * Rewrites an input that uses lunr's query syntax so that lunr's parser reads only the intended
 * operators as such; everything that merely looks like one is escaped.
 *
 * @returns undefined for plain input, which is most: `std::array::len`, `a:b`, `c++`, `-v`, `|>`
 */
export function toOperatorQuery(input: string): string | undefined {
  const pieces = input.split(/\s+/).filter(Boolean);
  const last = pieces.at(-1);
  // A sign at the end waits for its word: lunr says so.
  const dangling = last === '+' || (last === '-' && pieces.length > 1) ? ` ${last}` : '';
  const tokens = (dangling ? pieces.slice(0, -1) : pieces).map(readToken);
  const positive = tokens.some(({sign, body}) => sign !== '-' && splitWords(body).length > 0);
  const meant = tokens.map((token) =>
    // `-v` alone is a flag of a command, beside other words it excludes.
    token.sign === '-' && !positive ? {...token, isOperator: false} : token,
  );
  if (!dangling && !meant.some(({isOperator}) => isOperator)) return undefined;
  return (meant.map(writeToken).filter(Boolean).join(' ') + dangling).trim();
}

function readToken(piece: string): Token {
  const signed = /^([+-])(?=[\p{L}$*])(?!.$)(.+)$|^(\+)([\p{L}$*].*)$/u.exec(piece);
  const sign = (signed?.[1] ?? signed?.[3] ?? '') as Token['sign'];
  const unsigned = signed?.[2] ?? signed?.[4] ?? piece;
  const field = (knownField.exec(unsigned) ?? unknownField.exec(unsigned))?.[0] ?? '';
  const name = field && unsigned.slice(0, unsigned.indexOf(':') + 1);
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
