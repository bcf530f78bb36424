import {createContext} from 'react';
import type {HeadProps} from '.';

/** What the page says of a block, for the bar above it. */
export const CodeHeadContext = createContext<HeadProps>({});
