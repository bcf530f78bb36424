/** The lines that readers hide, as the address has them: `?hide=scheduling.1,scheduling.3`. */

const PARAMETER = 'hide';

/**
 * Reads which series of a chart are hidden; what is no such entry is passed over.
 *
 * @param search the query of the address, with its question mark
 * @param id of the chart
 * @returns places of series, from 0
 */
export function parseHidden(search: string, id: string): ReadonlySet<number> {
  const entries = entriesOf(search).flatMap((entry) => {
    const at = entry.startsWith(`${id}.`) ? entry.slice(id.length + 1) : '';
    return /^[1-9]$/.test(at) ? [Number(at) - 1] : [];
  });
  return new Set(entries);
}

/**
 * Writes the hidden series of a chart into a query and leaves everything else in it alone.
 *
 * @returns the query with its question mark; empty when nothing is left in it
 */
export function formatHidden(search: string, id: string, hidden: ReadonlySet<number>): string {
  const others = entriesOf(search).filter((entry) => !entry.startsWith(`${id}.`));
  const own = [...hidden].sort().map((at) => `${id}.${at + 1}`);
  const query = new URLSearchParams(search);
  const entries = [...others, ...own];
  if (entries.length > 0) query.set(PARAMETER, entries.join(','));
  else query.delete(PARAMETER);
  const text = query.toString().replaceAll('%2C', ',');
  return text ? `?${text}` : '';
}

function entriesOf(search: string): string[] {
  return new URLSearchParams(search).get(PARAMETER)?.split(',').filter(Boolean) ?? [];
}
