import type {CodeLine, CodeToken, LineLook} from './highlighter';
import {tokenClass} from '../../../prism/tokenClass';
import {splitLine, type LinePart} from './splitLine';

/** The HTML inside `<code>`: one element per line, one per colored token, and one per part that wraps as a whole. */
export function codeHtml(lines: readonly CodeLine[], look: LineLook, language: string): string {
  return lines.map((line, index) => lineHtml(line, index, look, language)).join('');
}

function lineHtml(line: CodeLine, index: number, look: LineLook, language: string): string {
  const className = ['code-line', ...(look.lineClassNames[index] ?? [])].join(' ');
  const number =
    look.lineNumbersStart === undefined
      ? ''
      : `<span class="code-line-number" data-line="${look.lineNumbersStart + index}"></span>`;
  const parts = splitLine(line.map(({content}) => content).join(''), language);
  const html = partsHtml(line, parts);
  // The line contains its line break, which is copied with it and gives an empty line its height.
  return `<span class="${escapeHtml(className)}">${number}${html}\n</span>`;
}

/** Splits the tokens at the ends of the parts. */
function partsHtml(line: CodeLine, parts: readonly LinePart[]): string {
  if (parts.length < 2) return tokensHtml(line);
  const rest = [...line];
  return parts
    .map(({text, className}) => {
      const tokens: CodeToken[] = [];
      for (let missing = text.length; missing > 0;) {
        const {types, content} = rest.shift()!;
        tokens.push({types, content: content.slice(0, missing)});
        if (content.length > missing) rest.unshift({types, content: content.slice(missing)});
        missing -= content.length;
      }
      const html = tokensHtml(tokens);
      return className === undefined ? html : `<span class="${className}">${html}</span>`;
    })
    .join('');
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
