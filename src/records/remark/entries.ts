/**
 * Entries describe an option, a metadata key, an argument or a parameter. Each has an address, chips
 * with its type and whether it is required, a description, and an example.
 */
import type {PhrasingContent, RootContent} from 'mdast';
import {anchored, box, inline, linked, phrase, span, type Cell} from './nodes';

/** A short fact after a name; `required` is highlighted. */
export interface Chip {
  readonly text: string;
  readonly look?: 'required';
}

/** The chip of what must be given. */
export const REQUIRED: Chip = {text: 'required', look: 'required'};

export interface Entry {
  /** The address of the entry; parameters of functions have none. */
  readonly anchor?: string;
  readonly name: string;
  readonly chips: readonly Chip[];
  readonly description: Cell;
  /** The accepted values, each with its effect if the record describes it. */
  readonly values?: readonly {readonly value: string; readonly meaning?: string}[];
  /** A value in code. */
  readonly example?: string;
  /** Nested entries. */
  readonly entries?: readonly Entry[];
}

/**
 * A list of entries as HTML that needs no script.
 *
 * @param look `compact` puts an entry on one line if it fits
 */
export function entryList(entries: readonly Entry[], look?: 'compact'): RootContent {
  const className = look ? `entries entries--${look}` : 'entries';
  return box('dl', className, entries.map(entryItem));
}

function entryItem(entry: Entry): RootContent {
  const {anchor, name, chips, description, values = [], example, entries = []} = entry;
  const head = [
    ...(anchor === undefined ? linked(name) : anchored(anchor, name)),
    ...chips.flatMap(chip),
  ];
  const body = [
    {type: 'paragraph' as const, children: inline(description)},
    ...(values.length > 0 ? [valueList(values)] : []),
    ...(example === undefined ? [] : [exampleLine(example)]),
    ...(entries.length > 0 ? [entryList(entries)] : []),
  ];
  return box('div', 'entry', [box('dt', '', head), box('dd', '', body)]);
}

// The space before each chip keeps words apart in copied text, in search, and for screen readers.
function chip({text, look}: Chip): PhrasingContent[] {
  const className = look ? `chip chip--${look}` : 'chip';
  return [{type: 'text', value: ' '}, span(className, phrase(text))];
}

function valueList(values: NonNullable<Entry['values']>): RootContent {
  return box(
    'ul',
    '',
    values.map(({value, meaning}) => {
      const rest = meaning === undefined ? [] : phrase(`: ${meaning}`);
      return box('li', '', [...linked(value), ...rest]);
    }),
  );
}

function exampleLine(example: string): RootContent {
  return box('p', 'entry-example', [...phrase('Example: '), ...linked(example)]);
}

/**
 * Nests items in the entry that contains them: `mode.custom.retry` below `mode.custom`, or below
 * `mode` if the list has no `mode.custom`.
 *
 * @param items in the order of the record
 * @param nameOf the dotted name of an item; `[]` marks the items of an array
 */
export function nest<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  build: (item: T, inner: readonly Entry[]) => Entry,
): Entry[] {
  const isInside = (inner: T, outer: T): boolean =>
    nameOf(inner).startsWith(`${nameOf(outer)}.`) || nameOf(inner).startsWith(`${nameOf(outer)}[]`);
  const parentOf = (item: T): T | undefined =>
    items
      .filter((other) => other !== item && isInside(item, other))
      .sort((a, b) => nameOf(b).length - nameOf(a).length)[0];
  const below = (parent: T | undefined): Entry[] =>
    items.filter((item) => parentOf(item) === parent).map((item) => build(item, below(item)));
  return below(undefined);
}
