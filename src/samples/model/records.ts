/**
 * Records are the committed outcomes of samples. Pages are checked against them if the implementations
 * are not built.
 *
 * Each page has one file, with one record per line, sorted by key: two pull requests change the same
 * file only if they change samples of the same page.
 */
import {isJson, sameJson} from './json';
import {isRuntimeOutcome, type Outcome} from './outcome';

export type Records = ReadonlyMap<string, Outcome>;

/** A record file that is not as `formatRecords` writes it. */
export class RecordsError extends Error {}

/** Writes a file of records; the same records give the same bytes. */
export function formatRecords(records: Records): string {
  const lines = [...records.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, outcome]) => `${JSON.stringify(key)}: ${JSON.stringify(outcome)}`);
  return lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`;
}

/**
 * Reads a file of records.
 *
 * @param name the file's path, for the message
 * @throws RecordsError if the text is not JSON, for example after a merge
 */
export function parseRecords(text: string, name: string): Records {
  try {
    return new Map(Object.entries(JSON.parse(text) as Record<string, Outcome>));
  } catch (error) {
    throw new RecordsError(
      `${name} is not JSON (${(error as Error).message}). Remove the file, then write it again: ` +
        'npm run samples -- --update.',
    );
  }
}

/** Replaces old records by fresh ones, and drops those that no sample needs. */
export function mergeRecords(old: Records, fresh: Records, needed: ReadonlySet<string>): Records {
  const merged = new Map([...old, ...fresh]);
  return new Map([...merged].filter(([key]) => needed.has(key)));
}

/** Whether two outcomes are the same; the order of their fields and of keys in values may differ. */
export function sameOutcome(a: Outcome, b: Outcome): boolean {
  // The output of the runtime is compared with the page, which can allow for differences.
  if (isRuntimeOutcome(a) && isRuntimeOutcome(b)) return a.by === b.by;
  return same(a, b);
}

function same(a: unknown, b: unknown): boolean {
  if (typeof a === 'string' && typeof b === 'string') {
    return a === b || (isJson(a) && isJson(b) && sameJson(a, b));
  }
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return a === b;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) =>
    same((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
  );
}
