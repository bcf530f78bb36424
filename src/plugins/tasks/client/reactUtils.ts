import {useMemo} from 'react';

export {ReactContextError, usePrevious} from '@docusaurus/theme-common';

/**
 * The same object as long as its values are the same, as in Docusaurus. It sorts the keys by the order
 * of letters in the reader's language, for which a browser loads what it knows of languages; any order
 * does, and this one needs nothing.
 */
export function useShallowMemoObject<T extends object>(value: T): T {
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the keys and values, as many as there are
  return useMemo(() => value, entries.flat());
}
