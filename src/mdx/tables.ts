/**
 * Prepares tables for narrow columns. The number of letters in the cells decides what CSS cannot: which
 * columns hold text, which code is short enough to stay on one line, and which tables become a list of
 * labeled entries on a phone (src/css/base/tables.css).
 */
import type {Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {breakingCode, mayBreak} from './inlineCode';

/** The number of letters from which a column holds text: it gets a minimum width, and wraps. */
const TEXT = 14;

/** The longest code that stays on one line in a table of more than five columns. */
const WHOLE_OF_MANY = 18;

/** The number of letters in a row of a phone of 390 px, and the letters that the padding of a cell takes. */
const PHONE = 40;
const PADDING = 2;

/** The transformer, for `remarkPlugins`. */
export function tables(): (tree: Root) => void {
  return (tree) => {
    visit(tree, (node) => {
      if (node.type === 'table') prepare(node);
      // Cards have their own layout (src/components/Chooser).
      const isCards =
        node.type === 'mdxJsxFlowElement' &&
        node.attributes.some((one) => 'name' in one && one.name === 'cards');
      return isCards ? SKIP : undefined;
    });
  };
}

function prepare(table: Table): void {
  const [head, ...rows] = table.children;
  const longest = head!.children.length < 6 ? undefined : WHOLE_OF_MANY;
  visit(table, 'inlineCode', (code, index, parent) => {
    if (!mayBreak(code.value, longest)) return undefined;
    parent!.children.splice(index!, 1, breakingCode(code.value));
    return SKIP;
  });
  const columns = head!.children.map((_, column) =>
    table.children.flatMap(({children}) => children[column] ?? []),
  );
  columns.forEach(([title, ...cells]) => {
    if (cells.some((cell) => toString(cell).length > TEXT)) {
      addProperties(title!, {className: ['holds-text']});
    }
  });
  const width = columns.reduce((sum, cells) => sum + leastWidth(cells) + PADDING, 0);
  // Tables of a list look alike.
  if (width <= PHONE && !classesOf(table).includes('stacks')) return;
  const labels = columns.map(([title], column) => `--label-${column + 1}: ${quote(title!)}`);
  addProperties(table, {className: ['stacks'], style: labels.join('; '), role: 'table'});
  // Browsers drop the roles of a table whose parts are displayed as blocks.
  for (const row of [head!, ...rows]) {
    addProperties(row, {role: 'row'});
    for (const cell of row.children) {
      addProperties(cell, {role: row === head ? 'columnheader' : 'cell'});
    }
  }
}

/** The letters that a column needs: as many as its longest word, and enough for some words of a longer text. */
function leastWidth(cells: readonly Table['children'][number]['children'][number][]): number {
  const texts = cells.map((cell) => toString(cell));
  const words = texts.flatMap((text) => text.split(/\s+/)).filter((word) => !mayBreak(word));
  const longest = Math.max(...texts.map(({length}) => length));
  return Math.max(Math.min(longest, TEXT), ...words.map(({length}) => length));
}

/** A text as a string of CSS. */
function quote(node: Parameters<typeof toString>[0]): string {
  return `"${toString(node).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

interface Styled {
  data?: {hProperties?: Record<string, unknown>};
}

const classesOf = ({data}: Styled): readonly string[] =>
  (data?.hProperties?.className as string[] | undefined) ?? [];

function addProperties(
  node: Styled,
  {className = [], ...properties}: {className?: readonly string[]; [name: string]: unknown},
): void {
  const before = node.data?.hProperties ?? {};
  const classes = [...new Set([...classesOf(node), ...className])];
  node.data = {
    ...node.data,
    hProperties: {
      ...before,
      ...properties,
      ...(classes.length > 0 ? {className: classes} : {}),
    },
  };
}
