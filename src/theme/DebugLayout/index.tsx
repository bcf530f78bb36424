// Wraps the debug pages. Added: a heading of level one.
import type {ReactNode} from 'react';
import Original from '@theme-original/DebugLayout';

export default function DebugLayout({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <Original>
      <h1>Docusaurus debug panel</h1>
      {children}
    </Original>
  );
}
