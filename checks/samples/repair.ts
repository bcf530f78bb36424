/** Writes into a page what its runs gave. */
import type {Repair} from '../../samples/model/problem';

/**
 * Applies repairs to a page's text. Fences keep their indentation and their
 * markers; a new block stands after an empty line below the one that it follows.
 */
export function applyRepairs(text: string, repairs: readonly Repair[]): string {
  const lines = text.split('\n');
  // From the bottom up, so that line numbers above stay true.
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

// What stands before the fence: indentation in a list, a quote's mark.
function prefixOf(line = ''): string {
  return (/^[\s>]*/.exec(line)?.[0] ?? '').replace(/^\s*([-*]|\d+\.)\s+/, (m) =>
    ' '.repeat(m.length),
  );
}

function prefixed(text: string, prefix: string): string[] {
  return text.split('\n').map((line) => (prefix + line).trimEnd());
}
