/** Builders of Markdown nodes. */
import type {Link, Node, PhrasingContent, RootContent, Table, TableCell} from 'mdast';

/** A cell: text in which backquotes mark code, or nodes. */
export type Cell = string | readonly PhrasingContent[];

/** A table with a head; every row has a cell for each title. */
export function table(titles: readonly string[], rows: readonly (readonly Cell[])[]): Table {
  const row = (cells: readonly Cell[]): Table['children'][number] => ({
    type: 'tableRow',
    children: cells.map(toCell),
  });
  // The last column is the one that explains, and wide, unless it is the release.
  const data = titles.at(-1) === 'Since' ? {data: {hProperties: {className: ['ends-short']}}} : {};
  return {type: 'table', ...data, children: [row(titles), ...rows.map(row)]};
}

function toCell(cell: Cell): TableCell {
  return {type: 'tableCell', children: inline(cell)};
}

/** The nodes of a cell. */
export function inline(cell: Cell): PhrasingContent[] {
  return typeof cell === 'string' ? phrase(cell) : [...cell];
}

/**
 * An element for which Markdown has no syntax. It becomes plain HTML: a page needs no script for it.
 *
 * @param tag its name in HTML
 * @param className its class; none when empty
 */
export function box(tag: string, className: string, children: readonly Node[]): RootContent {
  const hProperties = className === '' ? {} : {className: [className]};
  const node = {type: 'recordBox', data: {hName: tag, hProperties}, children: [...children]};
  return node as unknown as RootContent;
}

/** Like `box`, inside a line of text. */
export function span(className: string, children: readonly Node[]): PhrasingContent {
  return box('span', className, children) as unknown as PhrasingContent;
}

/** Splits a text at its backquotes into text and code. */
export function phrase(text: string): PhrasingContent[] {
  return text
    .split('`')
    .map((value, index): PhrasingContent => ({type: index % 2 ? 'inlineCode' : 'text', value}))
    .filter((node) => !('value' in node) || node.value !== '');
}

/** A paragraph of a text in which backquotes mark code. */
export function paragraph(text: string): RootContent {
  return {type: 'paragraph', children: phrase(text)};
}

/** Code that links to itself: the row's address, which the broken-anchor check knows. */
export function anchored(id: string, code: string): PhrasingContent[] {
  const link: Link = {
    type: 'link',
    url: `#${id}`,
    data: {hProperties: {id}},
    children: [{type: 'inlineCode', value: code}],
  };
  return [link];
}

/** Code, as a link if an address is given. */
export function linked(code: string, url?: string): PhrasingContent[] {
  return linkedTo([{type: 'inlineCode', value: code}], url);
}

/** Text, as a link if an address is given. */
export function linkedTo(
  content: readonly PhrasingContent[],
  url: string | undefined,
): PhrasingContent[] {
  return url ? [{type: 'link', url, children: [...content]}] : [...content];
}
