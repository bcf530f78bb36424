import type {CodeLine, CodeToken, LineLook} from './highlighter';
import {tokenClass} from '../../../prism/tokenClass';

/** The HTML inside `<code>`: one element per line, and one per colored token. */
export function codeHtml(lines: readonly CodeLine[], look: LineLook): string {
  return lines.map((line, index) => lineHtml(line, index, look)).join('');
}

function lineHtml(line: CodeLine, index: number, look: LineLook): string {
  const className = ['code-line', ...(look.lineClassNames[index] ?? [])].join(' ');
  const number =
    look.lineNumbersStart === undefined
      ? ''
      : `<span class="code-line-number" data-line="${look.lineNumbersStart + index}"></span>`;
  // The line contains its line break, which is copied with it and gives an empty line its height.
  return `<span class="${escapeHtml(className)}">${number}${tokensHtml(line)}\n</span>`;
}

/** Neighbors of the same color share an element, so that there are fewer to send, parse and lay out. */
function tokensHtml(line: CodeLine): string {
  let html = '';
  let open: string | undefined;
  for (const {types, content} of line) {
    if (content === '') continue;
    const wanted = colorOf({types, content}, open);
    if (wanted !== open) {
      if (open) html += '</span>';
      if (wanted) html += `<span class="code-${wanted}">`;
      open = wanted;
    }
    html += escapeHtml(content);
  }
  return open ? `${html}</span>` : html;
}

/** Blanks have no color, so they stay in the open element. */
function colorOf({types, content}: CodeToken, open: string | undefined): string | undefined {
  return content.trim() === '' ? open : tokenClass(types);
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
