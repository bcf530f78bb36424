import type {PageType} from '../core/index/model';
import type {PresentedHit} from '../core/show/search';

/** What following a hit leaves in the history entry: it survives reload, back and forward. */
export type ArrivalState = {
  readonly search: {readonly terms: readonly string[]; readonly type: PageType};
};

export function toArrivalState({terms, document}: PresentedHit): ArrivalState {
  return {search: {terms, type: document.type}};
}

/** Reads a history entry's state, which may be anybody's; undefined where it is none of ours. */
export function readArrivalState(state: unknown): ArrivalState['search'] | undefined {
  const search = (state as Partial<ArrivalState> | null | undefined)?.search;
  const isOurs =
    Array.isArray(search?.terms) && search.terms.every((term) => typeof term === 'string');
  return isOurs ? search : undefined;
}
