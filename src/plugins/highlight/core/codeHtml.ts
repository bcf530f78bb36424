import type {CodeLine, CodeToken, LineLook} from './highlighter';
import {tokenClass} from '../../../prism/tokenClass';

/** The inside of `<code>`: one element a line, one element a coloured token. */
export function codeHtml(lines: readonly CodeLine[], look: LineLook): string {
  return lines.map((line, index) => lineHtml(line, index, look)).join('');
}

function lineHtml(line: CodeLine, index: number, look: LineLook): string {
  const className = ['code-line', ...(look.lineClassNames[index] ?? [])].join(' ');
  const number =
    look.lineNumbersStart === undefined
      ? ''
      : `<span class="code-line-number" data-line="${look.lineNumbersStart + index}"></span>`;
  // The line's end stands in the line: it is copied with it, and keeps an empty line's height.
  return `<span class="${escapeHtml(className)}">${number}${tokensHtml(line)}\n</span>`;
}

/** Neighbours of one colour share an element: fewer of them to send, to parse and to lay out. */
function tokensHtml(line: CodeLine): string {
  let html = '';
  let open: string | undefined;
  for (const {types, content} of line) {
    if (content === '') continue;
    const wanted = colourOf({types, content}, open);
    if (wanted !== open) {
      if (open) html += '</span>';
      if (wanted) html += `<span class="code-${wanted}">`;
      open = wanted;
    }
    html += escapeHtml(content);
  }
  return open ? `${html}</span>` : html;
}

/** Blanks have no colour: they stay in whatever element is open. */
function colourOf({types, content}: CodeToken, open: string | undefined): string | undefined {
  return content.trim() === '' ? open : tokenClass(types);
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
