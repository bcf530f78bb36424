import type {Span} from './scan';

type Scan = (source: string) => readonly Span[];

/**
 * A pattern that Prism runs like any other and that finds the spans of a scanner, since no regular
 * expression follows brackets and quotes that nest.
 *
 * Prism asks a greedy pattern for the next match behind `lastIndex` in the whole text; the flag `g`
 * keeps it from copying the expression (and losing this method).
 */
export class SpanPattern extends RegExp {
  constructor(private readonly scan: (source: string) => readonly Span[]) {
    super('(?:)', 'g');
  }

  override exec(source: string): RegExpExecArray | null {
    const from = this.lastIndex;
    const span = this.scan(source).find(({start}) => start >= from);
    if (!span) return null;
    const text = source.slice(span.start, span.end);
    return Object.assign([text] as [string], {index: span.start, input: source});
  }
}

/** Narrows a scanner to one kind of span. */
export function only(scan: Scan, kind: Span['kind']): Scan {
  return (source) => scan(source).filter((span) => span.kind === kind);
}

/** Remembers the spans of the last source: Prism asks once per match and per kind. */
export function rememberLast(scan: Scan): Scan {
  let last: {source: string; spans: readonly Span[]} | undefined;
  return (source) => {
    if (last?.source !== source) last = {source, spans: scan(source)};
    return last.spans;
  };
}
