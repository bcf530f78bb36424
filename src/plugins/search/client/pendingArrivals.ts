import type {PresentedHit} from '../core/show/search';
import {readArrivalState, toArrivalState, type ArrivalState} from './arrivalState';

/** Key in local storage of the terms for new tabs, which the browser opens without a history state. */
const KEY = 'search.arrivals';

/** Terms expire after this many milliseconds. A tab in the background may load late. */
const LIFETIME = 60_000;

type PendingArrival = ArrivalState & {readonly address: string; readonly since: number};

/** Stores the terms of a hit for the tab or window that is about to open. */
export function storePendingTerms(hit: PresentedHit): void {
  const address = new URL(hit.document.sectionRoute, window.location.href).href;
  const pending = read().filter((arrival) => arrival.address !== address);
  write([...pending, {...toArrivalState(hit), address, since: Date.now()}]);
}

/** Returns the terms stored for the current page and removes them, so each is used only once. */
export function takePendingTerms(): ArrivalState | undefined {
  const pending = read();
  const own = pending.find(({address}) => address === window.location.href);
  if (own) write(pending.filter((arrival) => arrival !== own));
  const search = readArrivalState(own);
  return search && {search};
}

function read(): readonly PendingArrival[] {
  try {
    const pending = JSON.parse(localStorage.getItem(KEY) ?? '[]') as readonly PendingArrival[];
    return pending.filter(({since}) => Date.now() - since < LIFETIME);
  } catch {
    // Storage is disabled or has unexpected content: the page is shown without marks.
    return [];
  }
}

function write(pending: readonly PendingArrival[]): void {
  try {
    if (pending.length > 0) localStorage.setItem(KEY, JSON.stringify(pending));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is disabled: the new tab has no marks.
  }
}
