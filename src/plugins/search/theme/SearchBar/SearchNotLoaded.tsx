import type {ReactNode} from 'react';
import NotLoaded from '../../../../components/NotLoaded';

const KEY = 'search-query';

/** The message for readers if the scripts of the search do not load. A reload keeps the query. */
export default function SearchNotLoaded({query}: {readonly query: () => string}): ReactNode {
  return (
    <NotLoaded onReload={() => keepQuery(query())}>
      The search did not load. Check the connection, or reload the page.
    </NotLoaded>
  );
}

function keepQuery(query: string): void {
  try {
    window.sessionStorage.setItem(KEY, query);
  } catch {
    // The storage is full or blocked: the reader types it again.
  }
}

/** The query that was kept before the page was loaded again; returned once. */
export function takeQuery(): string {
  try {
    const query = window.sessionStorage.getItem(KEY) ?? '';
    window.sessionStorage.removeItem(KEY);
    return query;
  } catch {
    return '';
  }
}
