import type {ClientModule} from '@docusaurus/types';

import {readArrivalState, type ArrivalState} from './arrivalState';
import {takePendingTerms} from './pendingArrivals';

/*
 * Highlights the search terms on a page that was opened from a hit. The terms are stored in the
 * history entry, so they survive reload, back and forward. Pages reached in any other way load
 * nothing.
 */
type RouteUpdate = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0];

let visits = 0;
let clear: (() => void) | undefined;

export function onRouteDidUpdate({location, previousLocation}: RouteUpdate): void {
  const isSameEntry = previousLocation !== null && previousLocation === location;
  if (isSameEntry) return;
  const visit = ++visits;
  clear?.();
  clear = undefined;
  const search =
    readArrivalState(location.state) ?? (previousLocation === null ? readTabSearch() : undefined);
  if (!search) return;
  void import('./highlight').then(({highlight}) => {
    // The reader may have left the page while the module was loading.
    if (visit === visits) clear = highlight(search);
  });
}

/** The search that opened this tab; it is also stored in the history entry, for reloads. */
function readTabSearch(): ArrivalState['search'] | undefined {
  const state = takePendingTerms();
  if (!state) return undefined;
  const entry = window.history.state as Readonly<Record<string, unknown>> | null;
  window.history.replaceState({...entry, state}, '');
  return state.search;
}
