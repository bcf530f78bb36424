import type {Config} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {themes} from 'prism-react-renderer';

// What `create-docusaurus` writes, reduced to one page.
const themeConfig: ThemeConfig = {
  navbar: {
    title: 'Plain',
    items: [{type: 'doc', docId: 'page', label: 'Docs', position: 'left'}],
  },
  footer: {style: 'dark', copyright: 'A plain site'},
  prism: {theme: themes.github, darkTheme: themes.dracula, additionalLanguages: ['bash', 'diff']},
};

const config: Config = {
  title: 'Plain',
  url: 'https://example.com',
  baseUrl: '/',
  // The logo links to the landing page, which this site does not have.
  onBrokenLinks: 'ignore',
  future: {v4: true, faster: true},
  presets: [['classic', {blog: false, theme: {}}]],
  themeConfig,
};

export default config;
