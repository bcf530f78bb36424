/** Finds the records that an element of a page shows. */
import type {Kind, PartRecords, Records} from '../model/model';
import {misuse, type Page, type Use} from './page';

/** The kind that an element names, or else its page. */
export function chooseKind<K extends Kind>(page: Page, use: Use, allowed: readonly K[]): K {
  const kind = use.attributes.kind ?? page.kind;
  const found = allowed.find((name) => name === kind);
  if (found) return found;
  throw misuse(
    page,
    use,
    kind ? `the kind "${kind}" has no such table.` : 'which kind of part is meant?',
    `Write kind="…" with one of: ${allowed.join(', ')}.`,
  );
}

/** The records that `of="…"` names, in its order; separated by spaces. */
export function chooseRecords<K extends Kind>(page: Page, use: Use, kind: K): Records[K][] {
  const names = (use.attributes.of ?? '').split(/[\s,]+/).filter(Boolean);
  const parts: PartRecords = page.records;
  const known = parts[kind];
  if (names.length === 0) {
    throw misuse(
      page,
      use,
      'names no record.',
      `Write of="…" with names of ${kind}: ${list(known)}.`,
    );
  }
  return names.map((name) => {
    const record = known.get(name);
    if (record) return record;
    throw misuse(
      page,
      use,
      `${page.version} has no record "${name}" among its ${kind}.`,
      `Known are: ${list(known)}. A new one is a file data/${page.version}/${kind}/${name}.yaml.`,
    );
  });
}

function list(known: ReadonlyMap<string, unknown>): string {
  return [...known.keys()].join(', ');
}
