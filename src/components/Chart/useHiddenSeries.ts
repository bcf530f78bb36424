import {useEffect, useState} from 'react';
import {formatHidden, parseHidden} from './hiddenSeries';

/**
 * The lines of a chart that a reader has hidden, kept in the address so that it can be shared.
 *
 * @param id of the chart in the address; without one nothing can be hidden
 * @returns places of hidden series, and a function that hides or shows one; it is undefined until
 *   scripts run
 */
export function useHiddenSeries(
  id: string | undefined,
): readonly [ReadonlySet<number>, ((at: number) => void) | undefined] {
  const [hidden, hide] = useState<ReadonlySet<number>>(new Set());
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (id === undefined) return;
    hide(parseHidden(window.location.search, id));
    setReady(true);
  }, [id]);
  const toggle = (at: number) => {
    const next = new Set(hidden);
    if (!next.delete(at)) next.add(at);
    hide(next);
    const {pathname, search, hash} = window.location;
    const query = formatHidden(search, id!, next);
    window.history.replaceState(window.history.state, '', pathname + query + hash);
  };
  return [hidden, isReady ? toggle : undefined];
}
