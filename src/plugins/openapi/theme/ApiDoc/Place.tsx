import {useMemo, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {
  DocsSidebarProvider,
  DocsVersionProvider,
  useActiveVersion,
} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocVersionBanner from '@theme/DocVersionBanner';
import TwinLink from '../../../../components/TwinLink';
import {useApiPages} from '../../client/useApiPages';

/** The breadcrumbs and the banner of the docs, for an API reference, which is not one of them. */
export default function Place(): ReactNode {
  const {pathname} = useLocation();
  const active = useActiveVersion(undefined);
  const pages = useApiPages();
  const items = useMemo(
    // Only items with a doc's id are breadcrumbs.
    () => [{type: 'link' as const, docId: 'api', label: 'Management API', href: pathname}],
    [pathname],
  );
  if (!active) return null;
  const {name, label, isLast} = active;
  const version: PropVersionMetadata = {
    ...{pluginId: 'default', version: name, label, isLast, badge: true, noIndex: false},
    banner: isLast ? null : pages.get(name)?.isUnreleased ? 'unreleased' : 'unmaintained',
    ...{className: '', docsSidebars: {}, docs: {}},
  };
  return (
    <DocsVersionProvider version={version}>
      <DocsSidebarProvider name="api" items={items}>
        <TwinLink page={pathname} />
        <div className="api-place">
          <DocVersionBanner />
          <DocBreadcrumbs />
        </div>
      </DocsSidebarProvider>
    </DocsVersionProvider>
  );
}
