import {Fragment, type ReactNode} from 'react';
import {itemsOf, SOURCE_ID, type SearchState} from '../../client/useSearch';
import type {SiteSearch} from '../../client/useSiteSearch';
import {groupByPage} from '../../core/show/group';
import Group from './Group';
import SearchNotLoaded from './SearchNotLoaded';
import styles from './panel.module.css';

/** Whether the panel is shown: with hits, with the message that there are none, or while it waits. */
export function isPanelVisible({query, isOpen, status}: SearchState): boolean {
  return query.trim() !== '' && (isOpen || status === 'stalled');
}

/** Hits of a query, grouped by page, with messages about the query. */
export default function Panel({search}: {readonly search: SiteSearch}): ReactNode {
  const {api, state} = search;
  const items = itemsOf(state);
  const source = state.collections.find(
    (collection) => collection.source.sourceId === SOURCE_ID,
  )?.source;
  const isEmpty =
    items.length === 0 &&
    state.status !== 'stalled' &&
    state.context.isAnswered === true &&
    state.context.isReliable === true;
  return (
    <div className={styles.panel} {...api.getPanelProps({})} data-status={state.status}>
      <Messages state={state} isEmpty={isEmpty} />
      {source && items.length > 0 && (
        <div
          className={styles.list}
          {...api.getListProps({source})}
          aria-labelledby={undefined}
          aria-label="Search results"
        >
          {groupByPage(items).map((group) => (
            <Group
              key={`${group.tag} ${group.route}`}
              group={group}
              source={source}
              search={search}
            />
          ))}
        </div>
      )}
      {state.context.isComplete === false && <p className={styles.note}>Searching more…</p>}
    </div>
  );
}

function Messages({
  state,
  isEmpty,
}: {
  readonly state: SearchState;
  readonly isEmpty: boolean;
}): ReactNode {
  const {correction, notice, limits, isUnavailable} = state.context as {
    correction?: string;
    notice?: string;
    limits?: readonly string[];
    isUnavailable?: boolean;
  };
  const count = itemsOf(state).length;
  // Until the answer arrives, the panel has no hits or the hits of an earlier query.
  const isCounted = state.context.isAnswered === true && state.status !== 'stalled';
  return (
    <Fragment>
      <p className={styles.count} role="status">
        {isCounted && (count === 1 ? '1 result' : `${count} results`)}
      </p>
      {notice !== undefined && <p className={styles.notice}>Query syntax: {notice}</p>}
      {limits !== undefined && <p className={styles.notice}>{limits.join(' ')}</p>}
      {correction !== undefined && count > 0 && (
        <p className={styles.note}>
          Showing results for <strong>{correction}</strong>
        </p>
      )}
      {state.status === 'stalled' && <p className={styles.stalled}>Searching…</p>}
      {isUnavailable && (
        <p className={styles.notice}>
          <SearchNotLoaded query={() => state.query} />
        </p>
      )}
      {isEmpty && <p className={styles.empty}>No results found.</p>}
    </Fragment>
  );
}
