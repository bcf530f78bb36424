import {createContext, useContext} from 'react';

/** What follows the language in a fence, for parts of the block that read words of their own. */
export const MetastringContext = createContext<string | undefined>(undefined);

/** The words behind the fence's language; `undefined` where there are none. */
export function useMetastring(): string | undefined {
  return useContext(MetastringContext);
}
