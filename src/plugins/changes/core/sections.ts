/** Compares the text of a page in two versions, section by section. */
import {diffArrays, diffWordsWithSpace} from 'diff';

/** The text below a heading, up to the next one. */
export interface Section {
  /** Its anchor; empty for the text before the first heading. */
  readonly id: string;
  readonly title: string;
  /** Paragraphs, items, rows, and blocks of code as plain text. */
  readonly blocks: readonly string[];
}

/** Pieces of a text: 0 for a common one, -1 for one that is gone, 1 for a new one. */
export type Words = readonly (readonly [kind: -1 | 0 | 1, text: string])[];

export interface SectionChange {
  readonly change: 'new' | 'gone' | 'changed';
  readonly title: string;
  readonly id: string;
  /** The changed blocks. */
  readonly blocks: readonly Words[];
}

/**
 * Finds the sections that differ.
 *
 * @param same reduces a text to what is compared, so that names of the versions do not count
 */
export function compareSections(
  before: readonly Section[],
  after: readonly Section[],
  same: (text: string) => string,
): SectionChange[] {
  const find = (list: readonly Section[], wanted: string) => list.find(({id}) => id === wanted);
  const kept = after.flatMap((section): SectionChange[] => {
    const {id, title} = section;
    const old = find(before, id);
    const blocks = compareBlocks(old?.blocks ?? [], section.blocks, same);
    if (!old) return [{change: 'new', title, id, blocks}];
    return blocks.length === 0 ? [] : [{change: 'changed', title, id, blocks}];
  });
  const gone = before
    .filter(({id}) => !find(after, id))
    .map(({id, title, blocks}): SectionChange => {
      return {change: 'gone', title, id, blocks: compareBlocks(blocks, [], same)};
    });
  return [...kept, ...gone];
}

/** Whether two versions of a page have no block of text in common. */
export function isRewritten(before: readonly Section[], after: readonly Section[]): boolean {
  const known = new Set(before.flatMap(({blocks}) => blocks));
  return !after.some(({blocks}) => blocks.some((block) => known.has(block)));
}

function compareBlocks(
  before: readonly string[],
  after: readonly string[],
  same: (text: string) => string,
): Words[] {
  const comparator = (one: string, other: string) => same(one) === same(other);
  const runs = diffArrays([...before], [...after], {comparator});
  return runs.flatMap(({added, removed, value}, index): Words[] => {
    if (!added && !removed) return [];
    // A run of new blocks directly after a run of removed ones replaces them.
    if (added && runs[index - 1]?.removed) return [];
    const next = removed && runs[index + 1]?.added ? runs[index + 1]!.value : [];
    const [old, now] = removed ? [value, next] : [[], value];
    return Array.from({length: Math.max(old.length, now.length)}, (_, place) =>
      compareWords(old[place] ?? '', now[place] ?? ''),
    );
  });
}

/** The words that differ. */
export function compareWords(before: string, after: string): Words {
  if (before === '') return [[1, after]];
  if (after === '') return [[-1, before]];
  return diffWordsWithSpace(before, after).map(({added, removed, value}) => [
    added ? 1 : removed ? -1 : 0,
    value,
  ]);
}
