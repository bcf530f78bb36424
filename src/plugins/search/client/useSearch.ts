import {
  createAutocomplete,
  type AutocompleteApi,
  type AutocompleteState,
} from '@algolia/autocomplete-core';
import {useEffect, useMemo, useRef, useState} from 'react';
import type {KeyboardEvent, MouseEvent, SyntheticEvent} from 'react';
import type {PresentedHit} from '../core/search';
import type {ActiveTag} from '../core/tags';
import {requireItems} from './requireItems';
import type {SearchSession} from './session';

/** A hit as autocomplete-core wants it: an object with string keys. */
export type Item = PresentedHit & Record<string, unknown>;

export type SearchState = AutocompleteState<Item>;
export type SearchApi = AutocompleteApi<Item, SyntheticEvent, MouseEvent, KeyboardEvent>;

/** Where following a hit leads. */
export type Follow = (hit: PresentedHit, where: 'here' | 'tab' | 'window') => void;

/** Time after which a slow answer is announced, in milliseconds. */
const STALL_THRESHOLD = 300;

/** The id of the panel's only source, also part of its elements' ids. */
export const SOURCE_ID = 'sections';

/** State and property getters of the box and its panel. */
export function useSearch(
  session: SearchSession,
  tags: readonly ActiveTag[],
  follow: Follow,
): {api: SearchApi; state: SearchState} {
  const [state, setState] = useState<SearchState>(initialState);
  // autocomplete-core keeps the functions that it is given first, so they read the newest values.
  const latest = useRef({tags, follow, state});
  useEffect(() => {
    latest.current = {tags, follow, state};
  });

  const api = useMemo(
    () =>
      createAutocomplete<Item, SyntheticEvent, MouseEvent, KeyboardEvent>({
        id: 'search',
        placeholder: 'Search...',
        openOnFocus: false,
        defaultActiveItemId: 0,
        stallThreshold: STALL_THRESHOLD,
        insights: false,
        onStateChange: ({state: next}) => setState(next),
        shouldPanelOpen: ({state: {query}}) => query.trim() !== '',
        getSources: ({query}) =>
          query.trim() === ''
            ? []
            : [
                {
                  sourceId: SOURCE_ID,
                  getItemUrl: ({item}) => item.document.sectionRoute,
                  getItems: ({setContext}) =>
                    answer(session, query, latest.current.tags, setContext),
                },
              ],
        navigator: {
          navigate: ({item}) => latest.current.follow(item, 'here'),
          navigateNewTab: ({item}) => latest.current.follow(item, 'tab'),
          navigateNewWindow: ({item}) => latest.current.follow(item, 'window'),
        },
      }),
    [session],
  );

  useEffect(
    () =>
      session.onArrival(() => {
        const {state: before} = latest.current;
        if (before.isOpen) void refresh(api, before, () => latest.current.state);
      }),
    [session, api],
  );
  return {api, state};
}

const initialState: SearchState = {
  activeItemId: null,
  query: '',
  completion: null,
  collections: [],
  isOpen: false,
  status: 'idle',
  context: {},
};

async function answer(
  session: SearchSession,
  query: string,
  tags: readonly ActiveTag[],
  setContext: (context: Record<string, unknown>) => void,
): Promise<Item[]> {
  await session.prepare(tags).first;
  const {hits, correction, notice} = await session.search(query, tags);
  setContext({correction, notice, isComplete: session.isComplete(tags), isAnswered: true});
  return requireItems(SOURCE_ID, hits as Item[]);
}

/** Asks again, as another index arrived; the hit that the reader had chosen stays chosen. */
async function refresh(
  api: SearchApi,
  before: SearchState,
  after: () => SearchState,
): Promise<void> {
  const chosen = itemsOf(before)[before.activeItemId ?? -1];
  await api.refresh();
  const place = itemsOf(after()).findIndex(
    ({tag, document}) => tag === chosen?.tag && document.id === chosen.document.id,
  );
  if (place > 0) api.setActiveItemId(place);
}

/** The hits that the panel shows. */
export function itemsOf(state: SearchState): readonly Item[] {
  return state.collections.flatMap(({items}) => items);
}
