import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {announcementBar} from './src/site/announcement';
import {blog} from './src/site/blog';
import {communityDocs, rfcDocs, versionedDocs} from './src/site/docs';
import {footer} from './src/site/footer';
import {siteUrl} from './src/site/links';
import {navbar} from './src/site/navbar';
import {prism} from './src/site/prism';
import {readVersions} from './src/site/versions';

const versions = readVersions(__dirname);

const preset: PresetOptions = {
  docs: versionedDocs(versions),
  blog,
  theme: {customCss: ['./src/css/tokens.css', './src/css/base.css', './src/css/code.css']},
  debug: true,
  sitemap: {ignorePatterns: ['/__docusaurus/**']},
};

const themeConfig: ThemeConfig = {
  image: 'img/social-card.png',
  metadata: [{name: 'theme-color', content: '#1890ff'}],
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  docs: {
    versionPersistence: 'localStorage',
    sidebar: {hideable: false, autoCollapseCategories: true},
  },
  navbar: navbar(),
  footer,
  prism,
  ...(announcementBar ? {announcementBar} : {}),
};

const config: Config = {
  title: 'Tremor',
  tagline: 'An event processing runtime with languages of its own',
  favicon: 'img/favicon.svg',
  url: siteUrl,
  baseUrl: '/',
  baseUrlIssueBanner: true,
  trailingSlash: false,
  titleDelimiter: '|',
  i18n: {defaultLocale: 'en', locales: ['en']},
  future: {
    // The specification fixes the storage keys; v4 would add a suffix to each.
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: true,
      siteStorageNamespacing: false,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
    faster: true,
  },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  markdown: {
    mdx1Compat: {comments: false, admonitions: false, headingIds: true},
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  presets: [['classic', preset]],
  plugins: [
    './src/plugins/highlight/index.ts',
    './src/plugins/compact-routes/index.ts',
    ['@docusaurus/plugin-content-docs', communityDocs],
    ['@docusaurus/plugin-content-docs', rfcDocs],
  ],
  themeConfig,
};

export default config;
