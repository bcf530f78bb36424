/** Builders of Markdown nodes: tables whose cells are short texts with `code`. */
import type {Link, PhrasingContent, Table, TableCell} from 'mdast';

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
  return {type: 'tableCell', children: typeof cell === 'string' ? phrase(cell) : [...cell]};
}

/** Splits a text at its backquotes into text and code. */
export function phrase(text: string): PhrasingContent[] {
  return text
    .split('`')
    .map((value, index): PhrasingContent => ({type: index % 2 ? 'inlineCode' : 'text', value}))
    .filter((node) => !('value' in node) || node.value !== '');
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

/** Code, as a link where there is something to link to. */
export function linked(code: string, url: string | undefined): PhrasingContent[] {
  const content: PhrasingContent = {type: 'inlineCode', value: code};
  return [url ? {type: 'link', url, children: [content]} : content];
}

/** Puts cells of one row beside each other with a comma between. */
export function joined(parts: readonly (readonly PhrasingContent[])[]): PhrasingContent[] {
  return parts.flatMap((part, index): PhrasingContent[] =>
    index === 0 ? [...part] : [{type: 'text', value: ', '}, ...part],
  );
}
