/** The difference between the parts of two versions. Applied to the older parts, it gives the newer ones. */
import {compareReleases} from '../../../site/versions/model';
import type {Change, ConfigValue} from '../model';
import type {Fields, Item, Part, VersionParts} from './facts';

/** A field with another value. */
export interface FieldChange {
  readonly field: string;
  readonly before?: ConfigValue;
  readonly after?: ConfigValue;
}

/** `renamed` things can have changed fields too. */
export type ChangeKind = 'new' | 'gone' | 'renamed' | 'changed';

interface Changed {
  readonly change: ChangeKind;
  readonly fields: readonly FieldChange[];
}

export interface ItemChange extends Changed {
  readonly before?: Item;
  readonly after?: Item;
}

export interface PartChange extends Changed {
  readonly before?: Part;
  readonly after?: Part;
  readonly items: readonly ItemChange[];
  /** The authors' words about the change of the part or of an option. */
  readonly notes: readonly Change[];
}

/**
 * Compares the parts of two versions.
 *
 * @returns one entry for each part that is new, gone, renamed, or changed; several parts can have one successor
 */
export function compareRecords(before: VersionParts, after: VersionParts): PartChange[] {
  const isRecent = ({in: release}: Change) =>
    compareReleases(release, before.series) > 0 && compareReleases(release, after.series) <= 0;
  const formerly = new Map(before.parts.map((part) => [idOf(part), part]));
  const now = new Map(after.parts.map((part) => [idOf(part), part]));
  const renamed = new Map<string, Part>();
  for (const part of after.parts) {
    const names = part.changes
      .filter(isRecent)
      .flatMap(({kind, from, option}) => (kind === 'renamed' && !option ? [from ?? ''] : []));
    for (const name of names) {
      const old = formerly.get(idOf({...part, name}));
      if (old && !now.has(idOf(old))) renamed.set(idOf(old), part);
    }
  }
  for (const part of before.parts.filter((one) => !now.has(idOf(one)))) {
    const successor = now.get(`connectors ${part.successor ?? ''}`);
    if (successor) renamed.set(idOf(part), successor);
  }
  const targets = new Set([...renamed.values()].map(idOf));
  const kept = before.parts.map((part) => {
    const successor = renamed.get(idOf(part)) ?? now.get(idOf(part));
    return comparePart(part, successor, renamed.has(idOf(part)) ? 'renamed' : 'changed', isRecent);
  });
  const added = after.parts
    .filter((part) => !formerly.has(idOf(part)) && !targets.has(idOf(part)))
    .map((part) => comparePart(undefined, part, 'new', isRecent));
  return [...kept, ...added].filter((one) => one !== undefined);
}

/**
 * Finds renames that the two versions contradict: the former name must exist before, and not after.
 *
 * @returns a sentence for each
 */
export function findRenameFaults(before: VersionParts, after: VersionParts): string[] {
  return after.parts.flatMap((part) => {
    const renames = part.changes.filter(
      ({in: release, kind}) => release === after.series && kind === 'renamed',
    );
    // An option of a renamed part belonged to the part with the former name.
    const formerly = renames.flatMap(({from, option}) => (option ? [] : [from]));
    return renames.flatMap(({from = '', option}) => {
      const [old, now] = [before, after].map(({parts}): readonly {readonly name: string}[] => {
        const same = parts.filter(({kind}) => kind === part.kind);
        return option
          ? same
              .filter(({name}) => name === part.name || formerly.includes(name))
              .flatMap(({items}) => items)
          : same;
      });
      const has = (list: typeof old, wanted: string) =>
        list?.some(({name}) => name === wanted) ?? false;
      const what = `${part.kind}/${part.name}: the change from \`${from}\``;
      return [
        ...(has(old, from) ? [] : [`${what}: ${before.series} has no such name.`]),
        ...(has(now, from) ? [`${what}: ${after.series} still has this name.`] : []),
        ...(!option || has(now, option) ? [] : [`${what}: ${after.series} has no \`${option}\`.`]),
      ];
    });
  });
}

function comparePart(
  before: Part | undefined,
  after: Part | undefined,
  change: 'renamed' | 'changed' | 'new',
  isRecent: (change: Change) => boolean,
): PartChange | undefined {
  const notes = (after?.changes ?? []).filter(
    (one) => isRecent(one) && (one.from === undefined || one.option || one.from === before?.name),
  );
  const fields = compareFields(before?.fields ?? {}, after?.fields ?? {});
  const items = compareItems(before?.items ?? [], after?.items ?? [], notes);
  if (!before || !after) {
    const sides = {...(before ? {before} : {}), ...(after ? {after} : {})};
    return {change: before ? 'gone' : 'new', ...sides, fields, items, notes};
  }
  const isSame = change === 'changed' && fields.length + items.length + notes.length === 0;
  return isSame ? undefined : {change, before, after, fields, items, notes};
}

function compareItems(
  before: readonly Item[],
  after: readonly Item[],
  notes: readonly Change[],
): ItemChange[] {
  const gone = before.filter((item) => !after.some((other) => idOf(other) === idOf(item)));
  const added = after.filter((item) => !before.some((other) => idOf(other) === idOf(item)));
  const successors = new Map(
    gone.flatMap((item) => {
      const said = notes.find(({kind, from}) => kind === 'renamed' && from === item.name)?.option;
      const found = added.filter((other) =>
        other.kind !== item.kind
          ? false
          : said
            ? other.name === said
            : isSameName(item.name, other.name),
      );
      return found.length === 1 ? [[item, found[0]!] as const] : [];
    }),
  );
  const targets = [...successors.values()];
  const sure = [...successors].filter(([, to]) => targets.indexOf(to) === targets.lastIndexOf(to));
  const renamed = new Map(sure);
  return [
    ...before.flatMap((item): ItemChange[] => {
      const same = after.find((other) => idOf(other) === idOf(item));
      const next = same ?? renamed.get(item);
      const fields = compareFields(item.fields, next?.fields ?? {});
      if (!next) return [{change: 'gone', before: item, fields}];
      if (same && fields.length === 0) return [];
      return [{change: same ? 'changed' : 'renamed', before: item, after: next, fields}];
    }),
    ...added
      .filter((item) => ![...renamed.values()].includes(item))
      .map((item): ItemChange => {
        return {change: 'new', after: item, fields: compareFields({}, item.fields)};
      }),
  ];
}

/** Whether a name only moved into a record, got other letters, or follows its renamed part. */
function isSameName(before: string, after: string): boolean {
  const spell = (name: string) => name.toLowerCase().replaceAll('-', '_');
  if (after.endsWith(`.${before}`) || before.endsWith(`.${after}`)) return true;
  if (spell(before) === spell(after)) return true;
  const [, rest] = /^\$\w+(\..*)$/.exec(before) ?? [];
  return rest !== undefined && after.replace(/^\$\w+/, '') === rest;
}

function compareFields(before: Fields, after: Fields): FieldChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => ({
      field,
      ...(before[field] === undefined ? {} : {before: before[field]}),
      ...(after[field] === undefined ? {} : {after: after[field]}),
    }));
}

function idOf({kind, name}: {readonly kind: string; readonly name: string}): string {
  return `${kind} ${name}`;
}
