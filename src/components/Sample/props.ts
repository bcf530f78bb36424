import type {ReactNode} from 'react';

export interface SampleProps {
  readonly children: ReactNode;
  /** Which implementation saw the sample, for example "checked with tremor-script 1.2.3". */
  readonly note?: string;
  /** The version that runs it; absent where readers cannot. */
  readonly run?: string;
  /** The version that checks it, for what does not run in a page. */
  readonly check?: string;
  /** JSON of what the blocks do not show (`HiddenParts` of samples/model/live.ts). */
  readonly hiddenParts?: string;
}

/** What a pressed sample shows: something else below its blocks, or in place of all. */
export type SampleContent = {readonly below?: ReactNode; readonly whole?: ReactNode};
