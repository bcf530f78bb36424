/** Converts lines and columns of the language to offsets in an editor's text. */
import type {Position} from '../../../language/protocol';

/** Offsets in UTF-16 code units, as editors count. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/**
 * The offsets that a diagnostic is about.
 *
 * @param before number of lines that were added in front of the text
 * @returns undefined if the diagnostic is outside of the text
 */
export function rangeOf(
  text: string,
  start: Position | undefined,
  end: Position | undefined,
  before = 0,
): Range | undefined {
  const lines = text.split('\n');
  if (!start || start.line <= before || start.line > before + lines.length) return undefined;
  const from = offsetOf(lines, start, before);
  const to = end ? offsetOf(lines, end, before) : from;
  return {from, to: Math.max(from, to)};
}

function offsetOf(lines: readonly string[], {line, column}: Position, before: number): number {
  const index = Math.min(line - before, lines.length) - 1;
  const start = lines.slice(0, index).reduce((sum, text) => sum + text.length + 1, 0);
  const own = lines[index] ?? '';
  if (line - before > lines.length) return start + own.length;
  // Columns count characters; one beyond the basic plane takes two code units.
  return start + [...own].slice(0, column - 1).join('').length;
}
