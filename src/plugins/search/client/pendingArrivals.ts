import type {PresentedHit} from '../core/show/search';
import {readArrivalState, toArrivalState, type ArrivalState} from './arrivalState';

/** Where terms wait for a tab that a hit is opened in: the browser gives it no history state. */
const KEY = 'search.arrivals';

/** How long they wait, in milliseconds: a tab in the background may load late. */
const LIFETIME = 60_000;

type Waiting = ArrivalState & {readonly address: string; readonly since: number};

/** Leaves the terms of a hit for the tab or window that it is about to be opened in. */
export function leaveTerms(hit: PresentedHit): void {
  const address = new URL(hit.document.sectionRoute, window.location.href).href;
  const waiting = read().filter((one) => one.address !== address);
  write([...waiting, {...toArrivalState(hit), address, since: Date.now()}]);
}

/** Takes what was left for the page that is open; it is there only once. */
export function takeTerms(): ArrivalState | undefined {
  const waiting = read();
  const own = waiting.find(({address}) => address === window.location.href);
  if (own) write(waiting.filter((one) => one !== own));
  const search = readArrivalState(own);
  return search && {search};
}

function read(): readonly Waiting[] {
  try {
    const waiting = JSON.parse(localStorage.getItem(KEY) ?? '[]') as readonly Waiting[];
    return waiting.filter(({since}) => Date.now() - since < LIFETIME);
  } catch {
    // No storage, or somebody else's content: the page is shown without marks.
    return [];
  }
}

function write(waiting: readonly Waiting[]): void {
  try {
    if (waiting.length > 0) localStorage.setItem(KEY, JSON.stringify(waiting));
    else localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
