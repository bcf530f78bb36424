import type {UserThemeConfig} from '@docusaurus/theme-common';
import {links} from './links';

type Footer = NonNullable<UserThemeConfig['footer']>;

/** The footer: three groups of links and the license line. */
export const footer: Footer = {
  style: 'dark',
  links: [
    {
      title: 'Social',
      items: [
        {label: 'Chat', href: links.chat},
        {label: 'Twitter', href: links.twitter},
        {label: 'GitHub', href: links.repository},
      ],
    },
    {
      title: 'Media',
      items: [
        {label: 'Blog', to: '/blog'},
        {label: 'Events and Media', to: '/community/events'},
        // A file, and not a page: Docusaurus checks neither its route nor its anchors.
        {label: 'RSS feed', to: 'pathname:///blog/rss.xml'},
      ],
    },
    {
      title: 'More',
      items: [
        {label: 'Code of Conduct', to: '/community/CodeofConduct'},
        {label: 'Accessibility', to: '/community/accessibility'},
        {label: 'Read offline', to: '/offline'},
        {label: 'Download releases', href: links.releases},
      ],
    },
  ],
  copyright:
    'Copyright © 2025 The Tremor project authors. ' +
    `Documentation licensed under <a href="${links.license}">CC-BY-4.0</a>.`,
};
