// Replaces the navbar's link to a doc. Changed: it is marked as current only on pages of its section; the
// original marks it on every page of the sidebar, which is every page of the docs.
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {useLayoutDoc} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocNavbarItem';

export default function DocNavbarItem({docId, label, docsPluginId, ...props}: Props): ReactNode {
  const {pathname} = useLocation();
  const doc = useLayoutDoc(docId, docsPluginId);
  if (doc === null) return null;
  // The plugin's paths of index pages end in a slash, but the site's addresses do not.
  const section = doc.path.replace(/\/$/, '');
  const inSection = pathname === section || pathname.startsWith(`${section}/`);
  if (doc.unlisted && !inSection) return null;
  return (
    <DefaultNavbarItem
      {...props}
      isActive={() => inSection}
      label={label ?? doc.id}
      to={doc.path}
    />
  );
}
