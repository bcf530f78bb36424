/** Differences of records in words. Backquotes mark code. */
import {itemKinds, type Item} from './facts';
import {
  NAMES,
  PRESENCE,
  TEXTS,
  codes,
  describeValue,
  presenceOf,
  sentence,
  singular,
  textOf,
} from './words';
import type {FieldChange, ItemChange, PartChange} from './compare';

/** One difference as a line of text. */
export interface Line {
  readonly text: string;
  /** What `text` says of one name, so that several such lines can be merged. */
  readonly says?: 'gone' | 'new' | 'renamed';
  readonly name?: string;
  readonly formerly?: string;
  /** The id of its place on the older and on the newer page. */
  readonly before?: string;
  readonly after?: string;
  /** The older and the newer text, if only the wording differs. */
  readonly words?: readonly [before: string, after: string];
}

/**
 * Describes what changed in a part, the changes that need action first. A new part has no lines.
 *
 * @param wording whether differences of wording count too
 */
export function describeChange(change: PartChange, wording = true): Line[] {
  const {before, after, notes} = change;
  const said = notes
    .filter(({kind, action}) => kind === 'behavior' || action !== undefined)
    .map(({text, action, option}): Line => ({
      text: [option === undefined ? '' : `\`${option}\`:`, text, action].filter(Boolean).join(' '),
    }));
  if (!before || !after) return said;
  const {fields, items} = comparable(change);
  const ordered = [...items].sort((a, b) => weigh(a) - weigh(b));
  return [
    ...said,
    ...describeFields('', fields, wording),
    ...ordered.flatMap((item) => describeItem(item, wording)),
  ];
}

/** The comparable facts of two parts: an onramp or an offramp has other facts than its successor. */
function comparable({
  before,
  after,
  fields,
  items,
}: PartChange): Pick<PartChange, 'fields' | 'items'> {
  if (before?.kind === after?.kind) return {fields, items};
  const common = ['config', 'codec rule', 'codec default'];
  return {
    fields: fields.filter(({field}) => common.includes(field)),
    items: items.filter((item) => kindOf(item) !== 'port'),
  };
}

/** Counts what changed by its kind, such as `3 options, 1 port`. */
export function countChanges(changes: readonly PartChange[], wording = true): string[] {
  const parts = changes.filter(({before, after}) => !before || !after).length;
  const both = changes.filter(({before, after}) => before && after);
  const items = both.flatMap((change) =>
    comparable(change).items.filter((item) => describeItem(item, wording).length > 0),
  );
  const facts = both.reduce(
    (sum, change) => sum + describeFields('', comparable(change).fields, wording).length,
    0,
  );
  return [
    ...plural(parts, 'part'),
    ...plural(facts, 'fact'),
    ...itemKinds.flatMap((kind) =>
      plural(items.filter((item) => kindOf(item) === kind).length, kind),
    ),
  ];
}

/** `3 options`; nothing for none. */
export function plural(count: number, noun: string): string[] {
  return count === 0 ? [] : [`${count} ${noun}${count === 1 ? '' : 's'}`];
}

function describeItem(change: ItemChange, wording: boolean): Line[] {
  return linesOf(change, wording).map((line) => ({...line, text: sentence(line.text)}));
}

function linesOf({change, before, after, fields}: ItemChange, wording: boolean): Line[] {
  const places = {
    ...(before?.anchor === undefined ? {} : {before: before.anchor}),
    ...(after?.anchor === undefined ? {} : {after: after.anchor}),
  };
  if (!after) {
    const name = nameOf(before!);
    return [{text: `${name} is gone.`, says: 'gone', name, ...places}];
  }
  const name = nameOf(after);
  if (!before) {
    const detail = presence(after);
    const merged = detail === '' ? {says: 'new' as const, name} : {};
    return [{text: `${name} is new${detail}.`, ...merged, ...places}];
  }
  const formerly = nameOf(before);
  const moved =
    change === 'renamed'
      ? [{text: `${formerly} is now ${name}.`, says: 'renamed' as const, name, formerly, ...places}]
      : [];
  const presences = [before, after].map(({kind, fields: all}) =>
    kind === 'option' || kind === 'argument' ? presenceOf(all) : '',
  );
  const isOther = presences[0] !== presences[1];
  const others = fields.filter(({field}) => !PRESENCE.includes(field));
  return [
    ...moved,
    ...(isOther ? [{text: `${name}: ${presences[1]} (before: ${presences[0]}).`, ...places}] : []),
    ...describeFields(name, others, wording).map((line) => ({...line, ...places})),
  ];
}

/** Merges lines that say the same of different names, for a short list. */
export function mergeLines(lines: readonly Line[]): string[] {
  return lines.flatMap(({says, text}, index) => {
    const same = lines.filter((line) => line.says === says);
    if (says === undefined || same.length === 1) return [text];
    if (lines.findIndex((line) => line.says === says) !== index) return [];
    const names = same.map(({name}) => name).join(', ');
    if (says === 'renamed') {
      return [`Renamed: ${same.map((line) => `${line.formerly} to ${line.name}`).join(', ')}.`];
    }
    return [`${says === 'new' ? 'New' : 'Gone'}: ${names}.`];
  });
}

function presence({kind, name, fields}: Item): string {
  if (kind !== 'option' && kind !== 'argument') return '';
  // A nested option is required within the one around it.
  const around = fields.required === true && /^(.*)\./.exec(name)?.[1];
  return `: ${presenceOf(fields)}${around ? ` within \`${around}\`` : ''}`;
}

function describeFields(name: string, fields: readonly FieldChange[], wording: boolean): Line[] {
  return fields.flatMap(({field, before, after}): Line[] => {
    const of = name === '' ? '' : ` of ${name}`;
    const what = NAMES[field] ?? field;
    if (TEXTS.has(field)) {
      if (!wording) return [];
      return [{text: `${sentence(what)}${of}:`, words: [textOf(before), textOf(after)]}];
    }
    if (field === 'type' && singular(before) === singular(after)) return [];
    if (field === 'values' && Array.isArray(before) && Array.isArray(after)) {
      const added = after.filter((value) => !before.includes(value));
      const gone = before.filter((value) => !after.includes(value));
      return [
        ...(gone.length > 0 ? [{text: `${name} no longer accepts ${codes(gone)}.`}] : []),
        ...(added.length > 0 ? [{text: `${name} also accepts ${codes(added)}.`}] : []),
      ];
    }
    const [old, now] = [before, after].map((value) => describeValue(field, value));
    return [{text: `${sentence(what)}${of}: ${now} (before: ${old}).`}];
  });
}

function nameOf({kind, name}: Item): string {
  const [, key = name, direction] = /^(\S+)( \(\w+\))$/.exec(name) ?? [];
  const code = `\`${key}\`${direction ?? ''}`;
  return kind === 'option' || kind === 'argument' || kind === 'metadata key'
    ? code
    : `${kind} ${code}`;
}

function kindOf({before, after}: ItemChange): Item['kind'] {
  return (after ?? before)!.kind;
}

/** Orders changes: those that need action come first. */
function weigh({change, after, fields}: ItemChange): number {
  if (change === 'gone') return 0;
  if (change === 'renamed') return 1;
  const isRequired = after?.fields.required === true;
  if (change === 'new') return isRequired ? 2 : 4;
  return fields.every(({field}) => TEXTS.has(field)) ? 5 : 3;
}
