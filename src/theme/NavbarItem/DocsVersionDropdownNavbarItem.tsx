// Replaces the menu of versions. Changed: it leads to the page that replaced this one, or that this one replaced,
// and from an API reference to that of the other version; the original leads to a front page.
import type {ComponentProps, ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {
  useActiveVersion,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import {useCounterpart} from '@site/src/components/counterpart/useCounterpart';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type Original from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';

type Props = ComponentProps<typeof Original>;

export default function DocsVersionDropdownNavbarItem({
  mobile = false,
  docsPluginId,
  dropdownActiveClassDisabled: _isNeverActive,
  dropdownItemsBefore,
  dropdownItemsAfter,
  versions: _all,
  ...props
}: Props): ReactNode {
  const {search, hash} = useLocation();
  const active = useActiveVersion(docsPluginId);
  const [shown] = useDocsVersionCandidates(docsPluginId);
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);
  const counterpart = useCounterpart();
  const items = useVersions(docsPluginId).map((version) => ({
    label: version.label,
    to: (counterpart(version) ?? version.path) + search + hash,
    isActive: () => version === active,
    onClick: () => savePreferredVersionName(version.name),
  }));
  return (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      label={mobile ? 'Versions' : shown.label}
      to={mobile ? undefined : (counterpart(shown) ?? shown.path)}
      items={[...dropdownItemsBefore, ...items, ...dropdownItemsAfter]}
    />
  );
}
