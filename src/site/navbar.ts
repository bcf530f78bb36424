import type {NavbarItem, UserThemeConfig} from '@docusaurus/theme-common';
import {links} from './links';

type Navbar = NonNullable<UserThemeConfig['navbar']>;

/**
 * The top navigation bar, in the order of the specification. Docs items name a doc instead of a path, so
 * they link to the version that the reader is in or prefers.
 */
export const navbar: Navbar = {
  title: 'Tremor',
  hideOnScroll: true,
  logo: {src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 32, height: 32},
  items: [
    {...doc('getting-started/index', 'Getting Started'), position: 'left'},
    {
      type: 'dropdown',
      label: 'Community',
      position: 'left',
      items: [
        communityDoc('CodeofConduct', 'Code of Conduct'),
        communityDoc('development/index', 'Contribute'),
        {to: '/rfc', label: 'RFCs'},
        communityDoc('events/index', 'Events and Media'),
        {href: links.chat, label: 'Chat'},
      ],
    },
    {to: '/blog', label: 'Blog', position: 'left'},
    {
      type: 'dropdown',
      label: 'Docs',
      position: 'left',
      items: [
        doc('guides/index', 'Guides'),
        doc('reference/index', 'Reference Documentation'),
        {type: 'custom-api', label: 'API'},
      ],
    },
    {type: 'docsVersionDropdown', position: 'right'},
    iconLink('chat', 'Chat', links.chat),
    iconLink('repository', 'GitHub', links.repository),
    {type: 'search', position: 'right'},
  ],
};

function doc(docId: string, label: string): NavbarItem {
  return {type: 'doc', docId, label};
}

function communityDoc(docId: string, label: string): NavbarItem {
  return {...doc(docId, label), docsPluginId: 'community'};
}

function iconLink(name: string, label: string, href: string): NavbarItem {
  return {
    href,
    position: 'right',
    className: `navbar-icon navbar-icon--${name}`,
    'aria-label': label,
  };
}
