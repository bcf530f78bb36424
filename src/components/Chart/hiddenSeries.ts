import {useEffect, useState} from 'react';

/** Hidden lines are in the address: `?hide=scheduling.1,scheduling.3`. */
const PARAMETER = 'hide';

/**
 * The lines of a chart that a reader has hidden. The address has them too, so that it can be shared.
 *
 * @param id of the chart in the address; without one nothing can be hidden
 * @returns the indexes of hidden series, and a function that hides or shows one; it is undefined until
 *   scripts run
 */
export function useHiddenSeries(
  id: string | undefined,
): readonly [ReadonlySet<number>, ((index: number) => void) | undefined] {
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (id === undefined) return;
    setHidden(parseHidden(window.location.search, id));
    setReady(true);
  }, [id]);
  const toggle = (index: number) => {
    const next = new Set(hidden);
    if (!next.delete(index)) next.add(index);
    setHidden(next);
    const {pathname, search, hash} = window.location;
    const query = formatHidden(search, id!, next);
    window.history.replaceState(window.history.state, '', pathname + query + hash);
  };
  return [hidden, isReady ? toggle : undefined];
}

/**
 * Reads which series of a chart are hidden. Malformed entries are ignored.
 *
 * @param search the query of the address, with its question mark
 * @param id of the chart
 * @returns indexes of series, from 0
 */
export function parseHidden(search: string, id: string): ReadonlySet<number> {
  const entries = entriesOf(search).flatMap((entry) => {
    const number = entry.startsWith(`${id}.`) ? entry.slice(id.length + 1) : '';
    return /^[1-9]$/.test(number) ? [Number(number) - 1] : [];
  });
  return new Set(entries);
}

/**
 * Writes the hidden series of a chart into a query, and leaves everything else in it unchanged.
 *
 * @returns the query with its question mark, or an empty text
 */
export function formatHidden(search: string, id: string, hidden: ReadonlySet<number>): string {
  const others = entriesOf(search).filter((entry) => !entry.startsWith(`${id}.`));
  const own = [...hidden].sort().map((index) => `${id}.${index + 1}`);
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
