/** Finds the texts of errors and warnings in the sources of a runtime. */

/** A place in the sources that makes a message. */
export interface Site {
  readonly line: number;
  /** `error` or `warn` if it is logged, `text` if it becomes part of an error. */
  readonly kind: 'error' | 'warn' | 'text';
  /** The format string, with its placeholders in braces. */
  readonly text: string;
}

/** The beginnings of messages: a macro of the log, an attribute of thiserror, `display` of error_chain, a text as error. */
const START =
  /\b(?:log::)?(error|warn)!\(|#\[error\(|\bdisplay\(|\bbail!\(|\b(?:Error|ErrorKind)::\w+\(|\bformat!\(|\bErr\(|\banyhow!\(|\bcontext\(/g;
/** Everything that only tests compile is at the end of a file. */
const TESTS = /^\s*#\[cfg\(test\)\]\s*\n\s*(?:pub(?:\([a-z]+\))? )?mod \w+\s*\{/m;
/** The longest distance between a start and its text. */
const NEAR = 90;

/** Lists the messages in a Rust file. A text that several starts reach counts once. */
export function findSites(source: string): Site[] {
  const end = source.search(TESTS);
  const code = blankComments(end < 0 ? source : source.slice(0, end));
  const found = new Map<number, Site>();
  for (const start of code.matchAll(START)) {
    const from = start.index + start[0].length;
    const first = firstText(code, from);
    // An argument such as `target: "net"` can be before the message.
    const text = first && !isMessage(first.value) ? firstText(code, first.end) : first;
    if (!text || !isMessage(text.value)) continue;
    const kind = start[1] === 'error' || start[1] === 'warn' ? start[1] : 'text';
    const before = found.get(text.at);
    if (before && before.kind !== 'text') continue;
    const line = code.slice(0, text.at).split('\n').length;
    found.set(text.at, {line, kind, text: text.value});
  }
  return [...found.values()].sort((a, b) => a.line - b.line);
}

/** A text needs two words that do not vary, because one word is not a message. */
function isMessage(text: string): boolean {
  return (text.replace(/\{[^{}]*\}/g, ' ').match(/[A-Za-z]{2,}/g) ?? []).length >= 2;
}

interface Text {
  readonly at: number;
  readonly end: number;
  readonly value: string;
}

/** The first string literal after a place, if the same statement has one nearby. */
function firstText(code: string, from: number): Text | undefined {
  const quote = code.indexOf('"', from);
  if (quote < 0 || quote - from > NEAR || /[;}]/.test(code.slice(from, quote))) return undefined;
  const hashes = /r(#*)$/.exec(code.slice(from, quote));
  if (hashes) {
    const close = code.indexOf(`"${hashes[1]}`, quote + 1);
    return close < 0 ? undefined : {at: quote, end: close + 1, value: code.slice(quote + 1, close)};
  }
  let at = quote + 1;
  while (at < code.length && code[at] !== '"') at += code[at] === '\\' ? 2 : 1;
  return {at: quote, end: at + 1, value: unescape(code.slice(quote + 1, at))};
}

/** The value of a literal; a backslash at the end of a line joins it with the next one. */
function unescape(literal: string): string {
  return literal
    .replace(/\\\n\s*/g, '')
    .replace(/\\(.)/g, (_, letter: string) => ({n: '\n', t: '\t', r: '\r'})[letter] ?? letter);
}

/** Replaces lines that are comments by spaces, so that places stay. */
function blankComments(code: string): string {
  return code.replace(/^\s*\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ' '));
}
