/** A mistake in a grammar file; the message names file and line. */
export class GrammarError extends Error {}

export interface Token {
  readonly kind: 'name' | 'terminal' | 'token' | 'sign' | 'end';
  readonly text: string;
  readonly line: number;
  /** Where the token starts and ends in the text. */
  readonly start: number;
  readonly end: number;
}

const PIECE =
  /(?<skip>\s+|\(\*[^]*?\*\))|(?<name>[A-Za-z]\w*)|"(?<double>[^"\n]+)"|'(?<single>[^'\n]+)'|\?\s*(?<token>[^?\n]+?)\s*\?|(?<sign>[=|;()[\]{}])/y;

/**
 * Splits a grammar file: names, "terminals" in either quotes, ? tokens in words ?, signs, and
 * comments between (* and *), which are left out.
 *
 * @throws GrammarError at the first character that begins none of them
 */
export function scan(file: string, text: string): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  let start = 0;
  while (start < text.length) {
    PIECE.lastIndex = start;
    const match = PIECE.exec(text);
    if (!match?.groups) {
      throw new GrammarError(
        `${file}:${line}: ${JSON.stringify(text.slice(start, start + 20))} begins no part of a rule. ` +
          'Expected a name, "text", \'text\', ? words ?, (* comment *), or one of = | ; ( ) [ ] { }.',
      );
    }
    const end = start + match[0].length;
    const {skip, name, double, single, token, sign} = match.groups;
    const at = {line, start, end};
    if (name) tokens.push({kind: 'name', text: name, ...at});
    else if (sign) tokens.push({kind: 'sign', text: sign, ...at});
    else if (token) tokens.push({kind: 'token', text: token, ...at});
    else if (skip === undefined) {
      tokens.push({kind: 'terminal', text: double ?? single ?? '', ...at});
    }
    line += match[0].split('\n').length - 1;
    start = end;
  }
  return [...tokens, {kind: 'end', text: 'the end of the file', line, start, end: start}];
}
