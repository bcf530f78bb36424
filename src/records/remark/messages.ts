/**
 * Turns tables of error messages into entries, each with an address: a message, and below it a labeled
 * line per column. Authors write such a table with one of the heads in `HEADS`.
 */
import type {PhrasingContent, Root, RootContent, Table, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {box, phrase, span} from './nodes';

const HEADS: readonly string[] = ['Message, Cause, Fix', 'Message, When, What to do'];

/** The longest address, which ends with a whole word. */
const LONGEST = 60;

/** The transformer, for `beforeDefaultRemarkPlugins`. */
export function messages(): (tree: Root) => void {
  return (tree) => {
    const taken = new Set<string>();
    visit(tree, 'table', (table, index, parent) => {
      if (index === undefined || !parent || !HEADS.includes(titlesOf(table).join(', '))) return;
      const [, ...rows] = table.children;
      const list = box(
        'dl',
        'entries entries--messages',
        rows.map((row) => entry(row, titlesOf(table), taken)),
      );
      (parent.children as RootContent[]).splice(index, 1, list);
    });
  };
}

function titlesOf({children: [head]}: Table): string[] {
  return head!.children.map((cell) => toString(cell));
}

function entry(
  {children: [message, ...cells]}: TableRow,
  titles: readonly string[],
  taken: Set<string>,
) {
  const id = chooseId(toString(message), taken);
  const lines = cells.map(({children}, index) => [titles[index + 1]!, children] as const);
  return messageEntry(id, message!.children, lines);
}

/**
 * The entry of a message.
 *
 * @param message its texts; the first code becomes the link to the entry
 * @param lines each with its label
 */
export function messageEntry(
  id: string,
  message: readonly PhrasingContent[],
  lines: readonly (readonly [label: string, content: readonly PhrasingContent[]])[],
): RootContent {
  const labeled = lines.map(([label, content]) =>
    box('p', '', [span('entry-label', phrase(`${label}:`)), ...phrase(' '), ...content]),
  );
  return box('div', 'entry entry--message', [
    box('dt', '', address(id, message)),
    box('dd', '', labeled),
  ]);
}

/** Makes the first code of the message the link to the entry. */
function address(id: string, message: readonly PhrasingContent[]): PhrasingContent[] {
  const at = Math.max(
    0,
    message.findIndex(({type}) => type === 'inlineCode'),
  );
  return message.map((node, index) =>
    index === at
      ? {type: 'link', url: `#${id}`, data: {hProperties: {id}}, children: [node as never]}
      : node,
  );
}

/** An address of the message's words, with a number if an entry above has the same. */
function chooseId(message: string, taken: Set<string>): string {
  const words = message
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const short = words.length > LONGEST ? words.slice(0, LONGEST + 1).replace(/-[^-]*$/, '') : words;
  let id = short;
  for (let count = 2; taken.has(id); count += 1) id = `${short}-${count}`;
  taken.add(id);
  return id;
}
