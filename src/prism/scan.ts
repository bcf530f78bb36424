/** A part of the source with its own rules, such as a string. */
export type Span = {
  readonly kind: SpanKind;
  /** Offset of the first character, in UTF-16 code units. */
  readonly start: number;
  /** Offset behind the last character. */
  readonly end: number;
};

type SpanKind = 'comment' | 'string' | 'extractor' | 'quoted-identifier' | 'interpolation';

const IDENTIFIER = /\p{XID_Start}\p{XID_Continue}*/uy;
const NUMBER = /\d[\p{XID_Continue}]*/uy;

/**
 * Finds comments, strings, heredocs, extractors and back-quoted identifiers, as the language's own
 * lexer does: in one pass from left to right, with interpolations nested to any depth.
 *
 * Leaves out a literal that does not end, so that the rest of a broken sample keeps its colors.
 */
export function scanCode(source: string): readonly Span[] {
  const spans: Span[] = [];
  walkCode(source, 0, false, spans);
  return spans;
}

/** Finds the `#{…}` of one string or heredoc; `literal` includes its quotes. */
export function scanInterpolations(literal: string): readonly Span[] {
  const spans: Span[] = [];
  endOfString(literal, 0, spans);
  return spans;
}

/**
 * Walks over code from `at`.
 *
 * @param embedded whether the code is in an interpolation, which the first unmatched `}` ends
 * @returns the offset behind that `}`; the end of the source outside of interpolations; -1 if the
 *   interpolation does not end
 */
function walkCode(source: string, at: number, embedded: boolean, spans: Span[]): number {
  let depth = 0;
  while (at < source.length) {
    const found = spanAt(source, at);
    if (found) {
      spans.push(found);
      at = found.end;
      continue;
    }
    const char = source[at];
    if (char === '{') depth += 1;
    if (char === '}' && embedded) {
      if (depth === 0) return at + 1;
      depth -= 1;
    }
    at += plainLength(source, at);
  }
  return embedded ? -1 : source.length;
}

function spanAt(source: string, start: number): Span | undefined {
  const found = (kind: SpanKind, end: number): Span | undefined =>
    end < 0 ? undefined : {kind, start, end};
  switch (source[start]) {
    case '#':
      return source[start + 1] === '!' ? undefined : found('comment', endOfLine(source, start));
    case '"':
      return found('string', endOfString(source, start, []));
    case '`':
      return found('quoted-identifier', endOfQuotedIdentifier(source, start));
    case '|':
      return found('extractor', endOfExtractor(source, start));
    default: {
      const pipe = start + matchAt(IDENTIFIER, source, start);
      if (pipe === start || source[pipe] !== '|') return undefined;
      return found('extractor', endOfExtractor(source, pipe));
    }
  }
}

/** The length of the token at `at`, which begins no span: a word, number, `#!`, `%{` or character. */
function plainLength(source: string, at: number): number {
  // The lexer reads `%{` as one token and does not count its brace in an interpolation.
  if (source.startsWith('%{', at) || source.startsWith('#!', at)) return 2;
  return matchAt(IDENTIFIER, source, at) || matchAt(NUMBER, source, at) || 1;
}

function endOfLine(source: string, at: number): number {
  const newline = source.indexOf('\n', at);
  return newline < 0 ? source.length : newline;
}

function endOfQuotedIdentifier(source: string, start: number): number {
  const end = source.indexOf('`', start + 1);
  return end < 0 || end > endOfLine(source, start) ? -1 : end + 1;
}

/** `|…|`, in which a backslash escapes the next character, even a line break. */
function endOfExtractor(source: string, start: number): number {
  for (let at = start + 1; at < source.length; at += 1) {
    if (source[at] === '|') return at + 1;
    if (source[at] === '\n') return -1;
    if (source[at] === '\\') at += 1;
  }
  return -1;
}

function endOfString(source: string, start: number, interpolations: Span[]): number {
  const heredoc = source.startsWith('"""\n', start);
  const quote = heredoc ? '"""' : '"';
  let at = start + quote.length;
  while (at < source.length) {
    if (source.startsWith(quote, at)) return at + quote.length;
    if (source[at] === '\n' && !heredoc) return -1;
    if (source.startsWith('#{', at)) {
      const end = walkCode(source, at + 2, true, []);
      if (end < 0) return -1;
      interpolations.push({kind: 'interpolation', start: at, end});
      at = end;
    } else {
      at += source[at] === '\\' ? 2 : 1;
    }
  }
  return -1;
}

function matchAt(pattern: RegExp, source: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0].length ?? 0;
}
