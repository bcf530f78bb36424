// Replaces the debug page about the configuration: pages get a configuration without what only the
// build reads (see src/plugins/compact-routes), and this page shows all of it.
import siteConfig from '@generated/docusaurus.config';
import DebugJsonView from '@theme/DebugJsonView';
import DebugLayout from '@theme/DebugLayout';
import type {ReactNode} from 'react';

export default function DebugConfig(): ReactNode {
  return (
    <DebugLayout>
      <h2>Site config</h2>
      <DebugJsonView src={siteConfig} collapseDepth={3} />
    </DebugLayout>
  );
}
