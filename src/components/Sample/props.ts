import type {ReactNode} from 'react';
import type {Arrangement} from '@site/src/plugins/samples/remark/arrange';

export interface SampleProps extends Arrangement {
  readonly children: ReactNode;
  /** Why the sample is not checked or not run. */
  readonly note?: string;
  /** The version that runs it; absent where readers cannot. */
  readonly run?: string;
  /** The version that checks it, for what does not run in a page. */
  readonly check?: string;
  /** JSON of what the blocks do not show (`HiddenParts` of samples/model/live.ts). */
  readonly hiddenParts?: string;
}

/** What a pressed sample shows: something else below its blocks, or in place of all. */
export interface SampleContent {
  readonly below?: ReactNode;
  readonly whole?: ReactNode;
  /** Whether it is still on its way, so that another press does nothing. */
  readonly isLoading?: boolean;
}
