// The debug plugin declares no types for the parts of its theme.
declare module '@theme/DebugLayout' {
  import type {ReactNode} from 'react';

  export default function DebugLayout(props: {readonly children: ReactNode}): ReactNode;
}

declare module '@theme/DebugJsonView' {
  import type {ReactNode} from 'react';

  export type Props = {readonly src: unknown; readonly collapseDepth?: number};
  export default function DebugJsonView(props: Props): ReactNode;
}
