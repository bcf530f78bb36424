// Replaces the menu of versions. Changed: it leads to the page that replaced this one, or that this one replaced,
// and from an API reference to that of the other version; the original leads to a front page.
import type {ComponentProps, ReactNode} from 'react';
import {
  useActiveVersion,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useCounterpart} from '@site/src/components/counterpart/useCounterpart';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type Original from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';

type Props = ComponentProps<typeof Original>;

export default function DocsVersionDropdownNavbarItem({
  mobile = false,
  docsPluginId,
  dropdownItemsBefore,
  dropdownItemsAfter,
  position,
  className,
}: Props): ReactNode {
  // Empty while the page is hydrated, as in the server's markup.
  const rest = useHistorySelector(({location: {search, hash}}) => search + hash);
  const active = useActiveVersion(docsPluginId);
  const [shown] = useDocsVersionCandidates(docsPluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);
  const counterpart = useCounterpart();
  const items = useVersions(docsPluginId).map((version) => ({
    label: version.label,
    to: (counterpart(version) ?? version.path) + rest,
    isActive: () => version === active,
    onClick: () => savePreferredVersionName(version.name),
  }));
  return (
    <DropdownNavbarItem
      {...{position, className}}
      mobile={mobile}
      label={mobile ? 'Versions' : shown.label}
      to={mobile ? undefined : (counterpart(shown) ?? shown.path)}
      items={[...dropdownItemsBefore, ...items, ...dropdownItemsAfter]}
    />
  );
}
