import {
  createAutocomplete,
  type AutocompleteApi,
  type AutocompleteState,
} from '@algolia/autocomplete-core';
import {useEffect, useMemo, useRef, useState} from 'react';
import type {KeyboardEvent, MouseEvent, SyntheticEvent} from 'react';
import {inPageOrder} from '../core/show/group';
import type {PresentedHit} from '../core/show/search';
import type {ActiveTag} from '../core/index/tags';
import {requireItems} from './requireItems';
import type {SearchSession} from './session';

/** A hit in the form that autocomplete-core requires: an object with string keys. */
export type Item = PresentedHit & Record<string, unknown>;

export type SearchState = AutocompleteState<Item>;
export type SearchApi = AutocompleteApi<Item, SyntheticEvent, MouseEvent, KeyboardEvent>;

/** Opens a hit in the current tab, a new tab or a new window. */
export type Follow = (hit: PresentedHit, target: 'here' | 'tab' | 'window') => void;

/** The panel announces a slow answer after this many milliseconds. */
const STALL_THRESHOLD = 300;

/** The id of the panel's only source, also part of its elements' ids. */
export const SOURCE_ID = 'sections';

/**
 * State and property getters of the box and its panel.
 *
 * @param onFollow opens a hit; if it opens in this tab, the panel is closed first
 * @returns also a function that follows a hit
 */
export function useSearch(
  session: SearchSession,
  tags: readonly ActiveTag[],
  onFollow: Follow,
): {api: SearchApi; state: SearchState; follow: Follow} {
  const [state, setState] = useState<SearchState>(initialState);
  // autocomplete-core keeps the functions of the first render, so they read the newest values here.
  const newestProps = useRef({tags, onFollow});
  useEffect(() => {
    newestProps.current = {tags, onFollow};
  });
  // Newer than the rendered state: an index may load between a click and the next render.
  const newest = useRef(initialState);

  const {api, follow} = useMemo(() => {
    const follow: Follow = (hit, target) => {
      if (target === 'here') closeAndCancel(api);
      newestProps.current.onFollow(hit, target);
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
 * Closes the panel and cancels pending answers, which would otherwise open the panel again on the
 * next page. autocomplete-core has no method for this; it does it on a mouse press outside its
 * elements, so this function simulates one.
 */
function closeAndCancel(api: SearchApi): void {
  const detachedElements = {
    inputElement: document.createElement('input'),
    formElement: document.createElement('form'),
    panelElement: document.createElement('div'),
  };
  const press = {target: document.body} as unknown as globalThis.MouseEvent & globalThis.TouchEvent;
  api.getEnvironmentProps(detachedElements).onMouseDown(press);
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
  // The arrow keys go through the items in this order.
  return requireItems(SOURCE_ID, inPageOrder(hits as Item[]));
}

/**
 * Repeats the query because another index has loaded. The hits stay as they are if the reader has
 * typed on or closed the panel, and change only after a pressed hit is released. A hit that the
 * reader selected stays selected.
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
  await hitReleased();
  const {query: queryNow, isOpen: isOpenNow, collections, activeItemId} = newest();
  const [collection] = collections;
  if (!collection || !isOpenNow || queryNow !== query) return;
  // The first hit is active by default, without a choice of the reader.
  const chosen = activeItemId ? itemsOf(newest())[activeItemId] : undefined;
  const hits = inPageOrder(chosen ? withChosen(chosen, items) : items);
  api.setCollections([{...collection, items: hits}]);
  api.setActiveItemId(chosen ? hits.findIndex((hit) => isSame(hit, chosen)) : 0);
}

/** Returns the hits, with the chosen one as the last of them if it was missing. */
function withChosen(chosen: Item, hits: readonly Item[]): readonly Item[] {
  return hits.some((hit) => isSame(hit, chosen)) ? hits : [...hits.slice(0, -1), chosen];
}

function isSame(one: Item, other: Item): boolean {
  return one.tag === other.tag && one.document.id === other.document.id;
}

/** Resolves when no hit is being pressed: a click needs press and release on the same element. */
async function hitReleased(): Promise<void> {
  if (!document.querySelector('[role="listbox"]:active')) return;
  await new Promise((resolve) => {
    for (const end of ['pointerup', 'pointercancel']) {
      // The click event follows the pointer event.
      window.addEventListener(end, () => setTimeout(resolve), {once: true});
    }
  });
}

/** The hits that the panel shows. */
export function itemsOf(state: SearchState): readonly Item[] {
  return state.collections.flatMap(({items}) => items);
}
