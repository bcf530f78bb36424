// Wraps the menu of versions. Added: on an API reference, which is not a doc, it leads to the API reference
// of the other version instead of its front page.
import type {ComponentProps, ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {
  useActiveVersion,
  useDocsPreferredVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import Original from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import {useApiPages} from '@site/src/plugins/openapi/client/useApiPages';

type Props = ComponentProps<typeof Original>;

export default function DocsVersionDropdownNavbarItem(props: Props): ReactNode {
  const pages = useApiPages();
  const {pathname} = useLocation();
  const isApi = [...pages.values()].some(({path}) => path === pathname.replace(/\/$/, ''));
  return isApi ? <ApiVersions {...props} /> : <Original {...props} />;
}

function ApiVersions({
  mobile = false,
  docsPluginId,
  dropdownItemsBefore,
  dropdownItemsAfter,
  position,
  className,
}: Props): ReactNode {
  const pages = useApiPages();
  const active = useActiveVersion(docsPluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);
  const items = useVersions(docsPluginId).map(({name, label, path}) => ({
    label,
    to: pages.get(name)?.path ?? path,
    isActive: () => name === active?.name,
    onClick: () => savePreferredVersionName(name),
  }));
  return (
    <DropdownNavbarItem
      {...{position, className}}
      mobile={mobile}
      label={mobile ? 'Versions' : active?.label}
      to={mobile || !active ? undefined : pages.get(active.name)?.path}
      items={[...dropdownItemsBefore, ...items, ...dropdownItemsAfter]}
    />
  );
}
