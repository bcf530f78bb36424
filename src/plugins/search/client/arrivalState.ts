import type {PageType} from '../core/index/model';
import type {PresentedHit} from '../core/show/search';

/** The history state that following a hit stores; it survives reload, back and forward. */
export type ArrivalState = {
  readonly search: {readonly terms: readonly string[]; readonly type: PageType};
};

/** The state to store when a hit is followed. */
export function toArrivalState({terms, document}: PresentedHit): ArrivalState {
  return {search: {terms, type: document.type}};
}

/** Reads a history state; undefined if it was not written by {@link toArrivalState}. */
export function readArrivalState(state: unknown): ArrivalState['search'] | undefined {
  const search = (state as Partial<ArrivalState> | null | undefined)?.search;
  const isOurs =
    Array.isArray(search?.terms) && search.terms.every((term) => typeof term === 'string');
  return isOurs ? search : undefined;
}
