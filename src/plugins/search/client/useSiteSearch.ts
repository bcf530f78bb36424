import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useCallback, useEffect, useMemo} from 'react';
import type {ActiveTag} from '../core/index/tags';
import type {PresentedHit} from '../core/show/search';
import {toArrivalState} from './arrivalState';
import {storePendingTerms} from './pendingArrivals';
import {SearchSession} from './session';
import {useSearch, type Follow, type SearchApi, type SearchState} from './useSearch';
import {useSearchTags} from './useSearchTags';

/** The sessions by base URL: dropdown and dialog share one, so every index is loaded once per visit. */
const sessions = new Map<string, SearchSession>();

/** The session of the site, which loads the indexes of the tags. */
export function useSession(tags: readonly ActiveTag[]): SearchSession {
  const baseUrl = useBaseUrl('/');
  const session = useMemo(() => {
    const known = sessions.get(baseUrl) ?? new SearchSession(baseUrl);
    sessions.set(baseUrl, known);
    return known;
  }, [baseUrl]);
  useEffect(() => void session.prepare(tags), [session, tags]);
  return session;
}

/** The search with the tags, indexes and router of this site. */
export type SiteSearch = {
  readonly api: SearchApi;
  readonly state: SearchState;
  /** Follows a hit in this tab. */
  readonly follow: (hit: PresentedHit) => void;
  /** Follows the best hit of a query that may not have been answered yet. */
  readonly followBest: (query: string) => Promise<void>;
};

/** @param onFollow called before a hit is followed in this tab */
export function useSiteSearch(onFollow: () => void): SiteSearch {
  const history = useHistory();
  const tags = useSearchTags();
  const session = useSession(tags);

  const open = useCallback<Follow>(
    (hit, target) => {
      if (target !== 'here') storePendingTerms(hit);
      if (target === 'tab') window.open(hit.document.sectionRoute, '_blank', 'noopener');
      else if (target === 'window')
        window.open(hit.document.sectionRoute, '_blank', 'noopener,popup');
      else {
        onFollow();
        history.push(hit.document.sectionRoute, toArrivalState(hit));
      }
    },
    [history, onFollow],
  );
  const {api, state, follow} = useSearch(session, tags, open);
  const followBest = async (query: string) => {
    const {first, all} = session.prepare(tags);
    await first;
    const [hit] = (await session.search(query, tags)).hits;
    // A hit from the headings of another area is not final: the area's index may have a better one.
    if (hit && (hit.tag === tags[0]?.tag || session.isComplete(tags))) return follow(hit, 'here');
    // The reader's own index has no hit, so wait for the others.
    await all;
    const [late] = (await session.search(query, tags)).hits;
    if (late) follow(late, 'here');
  };
  return {api, state, follow: (hit) => follow(hit, 'here'), followBest};
}
