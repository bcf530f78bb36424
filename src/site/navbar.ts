import type {NavbarItem, UserThemeConfig} from '@docusaurus/theme-common';
import {links} from './links';
import type {Pages} from './findPages';

type Navbar = NonNullable<UserThemeConfig['navbar']>;

/** The top navigation bar: the items whose page exists, in the order of the specification. */
export function navbar(pages: Pages): Navbar {
  return {
    title: 'Tremor',
    hideOnScroll: true,
    logo: {src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 32, height: 32},
    items: [
      ...gettingStarted(pages),
      community(pages),
      {to: '/blog', label: 'Blog', position: 'left'},
      ...docs(pages),
      {type: 'docsVersionDropdown', position: 'right'},
      iconLink('chat', 'Chat', links.chat),
      iconLink('repository', 'GitHub', links.repository),
      {type: 'search', position: 'right'},
    ],
  };
}

// Docs items name a doc instead of a path, so they link to the version that the reader is in or prefers.
function gettingStarted({hasDoc}: Pages): NavbarItem[] {
  const docId = 'getting-started/index';
  return hasDoc(docId) ? [{type: 'doc', docId, label: 'Getting Started', position: 'left'}] : [];
}

function community({hasCommunityDoc, hasRfc}: Pages): NavbarItem {
  const doc = (docId: string, label: string): NavbarItem[] =>
    hasCommunityDoc(docId) ? [{type: 'doc', docsPluginId: 'community', docId, label}] : [];
  return {
    type: 'dropdown',
    label: 'Community',
    position: 'left',
    items: [
      ...doc('CodeofConduct', 'Code of Conduct'),
      ...doc('development/index', 'Contribute'),
      ...(hasRfc('index') ? [{to: '/rfc', label: 'RFCs'}] : []),
      ...doc('events/index', 'Events and Media'),
      {href: links.chat, label: 'Chat'},
    ],
  };
}

function docs({hasDoc, hasApi}: Pages): NavbarItem[] {
  const doc = (docId: string, label: string): NavbarItem[] =>
    hasDoc(docId) ? [{type: 'doc', docId, label}] : [];
  const items: NavbarItem[] = [
    ...doc('guides/index', 'Guides'),
    ...doc('reference/index', 'Reference Documentation'),
    ...(hasApi ? [{type: 'custom-api' as const, label: 'API'}] : []),
  ];
  return items.length > 0 ? [{type: 'dropdown', label: 'Docs', position: 'left', items}] : [];
}

function iconLink(name: string, label: string, href: string): NavbarItem {
  return {
    href,
    position: 'right',
    className: `navbar-icon navbar-icon--${name}`,
    'aria-label': label,
  };
}
