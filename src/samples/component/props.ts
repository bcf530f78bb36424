import type {ReactNode} from 'react';
import type {Arrangement} from '@site/src/samples/remark/arrange';

export interface SampleProps extends Arrangement {
  readonly children: ReactNode;
  /** Why the sample is not checked or not run. */
  readonly note?: string;
  /** The version that runs it; absent if readers cannot run it. */
  readonly run?: string;
  /** The version that checks it, for sources that do not run in a page. */
  readonly check?: string;
  /** JSON of what the blocks do not show (`HiddenParts` of src/samples/model/live.ts). */
  readonly hiddenParts?: string;
}

/** The content of a sample after a click: another line below its blocks, or a replacement of all. */
export interface SampleContent {
  readonly below?: ReactNode;
  readonly whole?: ReactNode;
  /** Whether it is still loading, so that another click has no effect. */
  readonly isLoading?: boolean;
}
