import type {ClientModule} from '@docusaurus/types';
import {takeTerms} from './arrivalElsewhere';
import {readArrivalState, type ArrivalState} from './arrivalState';

/*
 * Marks the terms of the search on the page that a hit led to. The terms are in the history entry,
 * so reload, back and forward bring them again. Pages that nobody came to by search load nothing.
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
    readArrivalState(location.state) ?? (previousLocation === null ? arriveByTab() : undefined);
  if (!search) return;
  void import('./highlight').then(({highlight}) => {
    // The reader may have gone on while this was loading.
    if (visit === visits) clear = highlight(search);
  });
}

/** The search that this tab was opened by, kept in the history entry for a reload. */
function arriveByTab(): ArrivalState['search'] | undefined {
  const state = takeTerms();
  if (!state) return undefined;
  const entry = window.history.state as Readonly<Record<string, unknown>> | null;
  window.history.replaceState({...entry, state}, '');
  return state.search;
}
