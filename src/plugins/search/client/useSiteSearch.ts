import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useCallback, useEffect} from 'react';
import type {PresentedHit} from '../core/show/search';
import {leaveTerms} from './arrivalElsewhere';
import {toArrivalState} from './arrivalState';
import {SearchSession} from './session';
import {useSearch, type Follow, type SearchApi, type SearchState} from './useSearch';
import {useSearchTags} from './useSearchTags';

/** Every index is loaded once a visit, whichever panel asks first. */
const sessions = new Map<string, SearchSession>();

function sessionFor(baseUrl: string): SearchSession {
  const known = sessions.get(baseUrl) ?? new SearchSession(baseUrl);
  sessions.set(baseUrl, known);
  return known;
}

/** A search bound to this site: its tags, its indexes, its router. */
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
  const session = sessionFor(useBaseUrl('/'));
  useEffect(() => void session.prepare(tags), [session, tags]);

  const open = useCallback<Follow>(
    (hit, where) => {
      if (where !== 'here') leaveTerms(hit);
      if (where === 'tab') window.open(hit.document.sectionRoute, '_blank', 'noopener');
      else if (where === 'window')
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
    // A heading of another area is no answer yet: its index may have the very section.
    if (hit && (hit.tag === tags[0]?.tag || session.isComplete(tags))) return follow(hit, 'here');
    // Other indexes may have what the reader's own has not.
    await all;
    const [late] = (await session.search(query, tags)).hits;
    if (late) follow(late, 'here');
  };
  return {api, state, follow: (hit) => follow(hit, 'here'), followBest};
}
