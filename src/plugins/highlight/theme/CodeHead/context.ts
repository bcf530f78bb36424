import {createContext} from 'react';
import type {HeadProps} from '.';

/** The label and buttons of a block, for the bar above it. */
export const CodeHeadContext = createContext<HeadProps>({});
