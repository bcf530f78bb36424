/** Where two records of one name differ. */

/** A value that stands in one record, or in both and not alike. */
export interface FactDifference {
  /** Such as `options.brokers.required`; elements with a name go by it. */
  readonly path: string;
  readonly values: readonly [string, string];
}

/** What differs by nature between versions and says nothing to a reader. */
const BOOKKEEPING = new Set(['since', 'source_files', 'notes', 'page']);

/** All differences of two records, in the order of their fields. */
export function findFactDifferences(a: unknown, b: unknown, path = ''): FactDifference[] {
  const [left, right] = [fieldsOf(a), fieldsOf(b)];
  if (!left || !right) {
    const values = [show(a), show(b)] as const;
    return values[0] === values[1] ? [] : [{path, values}];
  }
  return [...new Set([...left.keys(), ...right.keys()])]
    .filter((key) => !BOOKKEEPING.has(key))
    .flatMap((key) => {
      const place = path ? `${path}.${key}` : key;
      return findFactDifferences(left.get(key), right.get(key), place);
    });
}

/** The fields of a record; elements of a list go by their name, so that an insertion is one change. */
function fieldsOf(value: unknown): Map<string, unknown> | undefined {
  if (Array.isArray(value)) {
    return new Map(value.map((element, index) => [nameOf(element) ?? String(index), element]));
  }
  if (typeof value === 'object' && value !== null) return new Map(Object.entries(value));
  return undefined;
}

function nameOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const {name, key, direction} = value as Record<string, unknown>;
  if (typeof key === 'string') return `${key} ${String(direction)}`;
  return typeof name === 'string' ? name : undefined;
}

function show(value: unknown): string {
  return value === undefined ? 'absent' : JSON.stringify(value);
}
