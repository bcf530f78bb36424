import type {UserThemeConfig} from '@docusaurus/theme-common';
import {links} from './links';

type Navbar = NonNullable<UserThemeConfig['navbar']>;

/** The top navigation bar: items in the order that the specification gives. */
export function navbar(): Navbar {
  return {
    title: 'Tremor',
    hideOnScroll: true,
    logo: {alt: 'Tremor', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 32, height: 32},
    items: [
      {type: 'doc', docId: 'getting-started/index', label: 'Getting Started', position: 'left'},
      {
        type: 'dropdown',
        label: 'Community',
        position: 'left',
        to: '/community',
        items: [
          {to: '/rfc', label: 'RFCs'},
          {href: links.chat, label: 'Chat'},
        ],
      },
      {to: '/blog', label: 'Blog', position: 'left'},
      {type: 'docsVersionDropdown', position: 'right'},
      {
        href: links.chat,
        position: 'right',
        className: 'navbar-icon navbar-icon--chat',
        'aria-label': 'Chat',
      },
      {
        href: links.repository,
        position: 'right',
        className: 'navbar-icon navbar-icon--repository',
        'aria-label': 'Source repository',
      },
      {type: 'search', position: 'right'},
    ],
  };
}
