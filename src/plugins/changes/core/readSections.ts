/**
 * Reads the sections of a page line by line. Parsing all pages of two versions as MDX would take longer than
 * the rest of the comparison, and only the words matter here.
 */
import {expandMentions, isMeant} from '../../../site/versions/mentions';
import type {DocsVersion} from '../../../site/versions/model';
import type {Section} from './sections';

/** Lines without words: elements, imports, comments, rules, and the marks of boxes. */
const SILENT =
  /^\s*(<\/?[A-Za-z][^>]*>?$|\/?>$|import .* from |\{\/\*.*\*\/\}$|:::|-{3,}$|\|[-:| ]+\|?$)/;
/** Lines that begin a block without an empty line before them. */
const BEGINS = /^\s*([-*+] |\d+\. |\|)/;

/**
 * Reads the text of a page.
 *
 * @param source MDX without its front matter
 */
export function readSections(source: string, version: DocsVersion): Section[] {
  const sections: {id: string; title: string; blocks: string[]}[] = [
    {id: '', title: '', blocks: []},
  ];
  let block: string[] = [];
  let fence = '';
  const finish = () => {
    const text = block.join(fence === '' ? ' ' : '\n');
    if (text.trim() !== '') sections.at(-1)!.blocks.push(text);
    block = [];
  };
  for (const line of shownLines(source, version)) {
    const [, mark = ''] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (fence !== '') {
      if (mark.startsWith(fence)) {
        finish();
        fence = '';
      } else block.push(line);
      continue;
    }
    const [, depth, heading = ''] = /^(#{1,6}) (.*)$/.exec(line) ?? [];
    if (mark !== '' || depth || line.trim() === '' || SILENT.test(line) || BEGINS.test(line))
      finish();
    if (mark !== '') fence = mark;
    else if (depth && depth !== '#') {
      const [, title = '', id] = /^(.*?)\s*(?:\{#([^}]+)\})?$/.exec(heading) ?? [];
      sections.push({id: id ?? slugOf(title), title: plain(title), blocks: []});
    } else if (!depth && line.trim() !== '' && !SILENT.test(line)) block.push(plain(line));
  }
  finish();
  return sections.filter(({id, blocks}) => id !== '' || blocks.length > 0);
}

/** The lines that pages of the version show, with the names that it has. */
function shownLines(source: string, version: DocsVersion): string[] {
  return expandMentions(source, version)
    .replace(/<Version only="(\w+)">([^]*?)<\/Version>/g, (_, only: string, text: string) =>
      isMeant(only, version) ? text : '',
    )
    .replace(/\{\/\*[^]*?\*\/\}/g, '')
    .split('\n');
}

/** A line without the marks of Markdown; code stays as it is. */
function plain(line: string): string {
  return line
    .replace(/^\s*([-*+] |\d+\. |> ?)/, '')
    .split(/(`[^`]*`)/)
    .map((piece, index) =>
      index % 2 === 1
        ? piece
        : piece
            .replace(/!?\[((?:[^[\]]|\[[^\]]*\])*)\]\([^)]*\)/g, '$1')
            .replace(/\*\*|<\/?\w[^>]*>/g, '')
            .replace(/\\([^\w\s])/g, '$1'),
    )
    .join('')
    .trim();
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s/g, '-');
}
