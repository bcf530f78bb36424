import {
  createAutocomplete,
  type AutocompleteApi,
  type AutocompleteState,
} from '@algolia/autocomplete-core';
import {useEffect, useMemo, useRef, useState} from 'react';
import type {KeyboardEvent, MouseEvent, SyntheticEvent} from 'react';
import type {PresentedHit} from '../core/show/search';
import type {ActiveTag} from '../core/index/tags';
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

/**
 * State and property getters of the box and its panel.
 *
 * @param onFollow called after the panel closed for a hit that is followed in this tab, and for
 *   one that is opened elsewhere
 * @returns also the function that follows a hit
 */
export function useSearch(
  session: SearchSession,
  tags: readonly ActiveTag[],
  onFollow: Follow,
): {api: SearchApi; state: SearchState; follow: Follow} {
  const [state, setState] = useState<SearchState>(initialState);
  // autocomplete-core keeps the functions that it is given first, so they read the newest values.
  const newestProps = useRef({tags, onFollow});
  useEffect(() => {
    newestProps.current = {tags, onFollow};
  });
  // Newer than what is rendered: an index may arrive between a click and the next render.
  const newest = useRef(initialState);

  const {api, follow} = useMemo(() => {
    const follow: Follow = (hit, where) => {
      if (where === 'here') closeForGood(api);
      newestProps.current.onFollow(hit, where);
    };
    const api = createAutocomplete<Item, SyntheticEvent, MouseEvent, KeyboardEvent>({
      id: 'search',
      placeholder: 'Search...',
      openOnFocus: false,
      defaultActiveItemId: 0,
      stallThreshold: STALL_THRESHOLD,
      insights: false,
      onStateChange: ({state: next}) => {
        newest.current = next;
        setState(next);
      },
      shouldPanelOpen: ({state: {query}}) => query.trim() !== '',
      getSources: ({query}) =>
        query.trim() === ''
          ? []
          : [
              {
                sourceId: SOURCE_ID,
                getItemUrl: ({item}) => item.document.sectionRoute,
                getItems: ({setContext}) =>
                  answer(session, query, newestProps.current.tags, setContext),
              },
            ],
      navigator: {
        navigate: ({item}) => follow(item, 'here'),
        navigateNewTab: ({item}) => follow(item, 'tab'),
        navigateNewWindow: ({item}) => follow(item, 'window'),
      },
    });
    return {api, follow};
  }, [session]);

  useEffect(
    () =>
      session.onArrival(
        () => void extend(session, newestProps.current.tags, api, () => newest.current),
      ),
    [session, api],
  );
  return {api, state, follow};
}

/**
 * Closes the panel and drops the answers under way, which would open it again over the page that
 * the reader has gone to. autocomplete-core does that when the reader presses a button outside of
 * its elements, and offers no other call for it.
 */
function closeForGood(api: SearchApi): void {
  const elsewhere = {
    inputElement: document.createElement('input'),
    formElement: document.createElement('form'),
    panelElement: document.createElement('div'),
  };
  const press = {target: document.body} as unknown as globalThis.MouseEvent & globalThis.TouchEvent;
  api.getEnvironmentProps(elsewhere).onMouseDown(press);
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
  setContext: SearchApi['setContext'],
): Promise<Item[]> {
  await session.prepare(tags).some;
  const {hits, correction, notice, limits, isUnavailable} = await session.search(query, tags);
  setContext({
    correction,
    notice,
    limits,
    isUnavailable,
    isComplete: session.isComplete(tags),
    isReliable: session.isReliable(tags),
    isAnswered: !isUnavailable,
  });
  return requireItems(SOURCE_ID, hits as Item[]);
}

/**
 * Asks again, as another index arrived. Neither a reader who types on, nor one who leaves, nor one
 * who has a hit under a finger notices, and the hit that is chosen stays chosen.
 */
async function extend(
  session: SearchSession,
  tags: readonly ActiveTag[],
  api: SearchApi,
  newest: () => SearchState,
): Promise<void> {
  const {query, isOpen} = newest();
  if (!isOpen) return;
  const items = await answer(session, query, tags, api.setContext);
  await released();
  const {query: queryNow, isOpen: isOpenNow, collections, activeItemId} = newest();
  const [collection] = collections;
  if (!collection || !isOpenNow || queryNow !== query) return;
  // The first hit is active by itself, not by choice.
  const chosen = activeItemId ? itemsOf(newest())[activeItemId] : undefined;
  const hits = chosen ? keep(chosen, items) : items;
  api.setCollections([{...collection, items: [...hits]}]);
  api.setActiveItemId(chosen ? hits.findIndex((hit) => isSame(hit, chosen)) : 0);
}

/** The hits with one among them; where it is not, it takes the place of the last. */
function keep(chosen: Item, hits: readonly Item[]): readonly Item[] {
  return hits.some((hit) => isSame(hit, chosen)) ? hits : [...hits.slice(0, -1), chosen];
}

function isSame(one: Item, other: Item): boolean {
  return one.tag === other.tag && one.document.id === other.document.id;
}

/** Resolves when no hit is being pressed: a click counts only where it began. */
async function released(): Promise<void> {
  if (!document.querySelector('[role="listbox"]:active')) return;
  await new Promise((resolve) => {
    for (const end of ['pointerup', 'pointercancel']) {
      // The click comes after it.
      window.addEventListener(end, () => setTimeout(resolve), {once: true});
    }
  });
}

/** The hits that the panel shows. */
export function itemsOf(state: SearchState): readonly Item[] {
  return state.collections.flatMap(({items}) => items);
}
