/** Writes the outcomes of runs into a page. */
import type {Repair} from '../model/problem';

/**
 * Applies repairs to a page's text. Fences keep their indentation and their markers; a new block follows
 * the block before it after an empty line.
 */
export function applyRepairs(text: string, repairs: readonly Repair[]): string {
  const lines = text.split('\n');
  // From the bottom up, so that the line numbers above stay valid.
  const sorted = [...repairs].sort((a, b) => lineOf(b) - lineOf(a));
  for (const repair of sorted) {
    if (repair.kind === 'replace') {
      const {line, endLine} = repair.fence;
      const prefix = prefixOf(lines[line - 1]);
      lines.splice(line, endLine - line - 1, ...prefixed(repair.text, prefix));
    } else {
      const {line, endLine} = repair.after;
      const prefix = prefixOf(lines[line - 1]);
      const ticks = repair.text.includes('```') ? '````' : '```';
      const block = [`${ticks}${repair.info}`, ...repair.text.split('\n'), ticks];
      lines.splice(endLine, 0, ...prefixed(`\n${block.join('\n')}`, prefix));
    }
  }
  return lines.join('\n');
}

function lineOf(repair: Repair): number {
  return repair.kind === 'replace' ? repair.fence.line : repair.after.line;
}

// The characters before a fence: the indentation in a list, or the mark of a quote.
function prefixOf(line = ''): string {
  return (/^[\s>]*/.exec(line)?.[0] ?? '').replace(/^\s*([-*]|\d+\.)\s+/, (m) =>
    ' '.repeat(m.length),
  );
}

function prefixed(text: string, prefix: string): string[] {
  return text.split('\n').map((line) => (prefix + line).trimEnd());
}
