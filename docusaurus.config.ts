import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {collectCards} from './src/site/cards';
import {announcementBar} from './src/site/announcement';
import {managementApi} from './src/site/api';
import {blog} from './src/site/blog';
import {communityDocs, rfcDocs, versionedDocs} from './src/site/docs';
import {footer} from './src/site/footer';
import {hostedSearchHosts, hostedSearchStyles} from './src/site/hostedSearch';
import {licenses} from './src/site/licenses';
import {links, siteUrl} from './src/site/links';
import {headTags} from './src/site/head';
import {markdown} from './src/site/markdown';
import {navbar} from './src/site/navbar';
import {findPages} from './src/site/pages';
import {prism} from './src/site/prism';
import {redirectPages, redirects} from './src/site/redirects';
import {search} from './src/site/search';
import {sitemap} from './src/site/sitemap';
import {remarkPlugins as readRemarkPlugins} from './src/site/remark';
import {latestVersion, readVersions} from './src/site/versions';

// Docusaurus' own switch, for `npm run build` and `npm start`: the persistent cache keeps modules whose
// plugins, records or language files have changed, and a build without it takes no longer.
process.env.DOCUSAURUS_NO_PERSISTENT_CACHE ??= 'true';

// `BASE_URL=/tremor/ npm run build`: for a host that has the site below a path.
const baseUrl = process.env.BASE_URL ?? '/';
const versions = readVersions(__dirname);
const api = managementApi(__dirname, versions);
const pages = findPages(__dirname, latestVersion(versions));
const searchEngine = search(process.env);
const cards = collectCards(__dirname, versions);
const remarkPlugins = readRemarkPlugins(__dirname, versions);

const preset: PresetOptions = {
  docs: {...versionedDocs(versions, api.specs), remarkPlugins},
  blog: {...blog, remarkPlugins},
  pages: {remarkPlugins},
  theme: {
    customCss: [
      './src/css/tokens.css',
      './src/css/base.css',
      './src/css/code.css',
      './src/css/code-head.css',
      './src/css/railroad.css',
    ],
  },
  // src/plugins/debug brings the debug pages.
  debug: false,
  sitemap,
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
  navbar: navbar(pages),
  footer: footer(pages),
  prism,
  ...searchEngine.themeConfig,
  ...(announcementBar ? {announcementBar} : {}),
};

const config: Config = {
  title: 'Tremor',
  tagline: 'An event processing runtime with languages of its own',
  favicon: 'img/favicon.svg',
  headTags: headTags(baseUrl),
  url: siteUrl,
  baseUrl,
  baseUrlIssueBanner: true,
  // Where the foot of a page leads to report a problem (src/theme/DocItem/Footer).
  customFields: {trackers: {site: links.website, runtime: links.repository}},
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
  markdown: markdown(__dirname, cards),
  presets: [['classic', preset]],
  plugins: [
    ['./src/plugins/records/index.ts', {versions}],
    './src/plugins/highlight/index.ts',
    ['./src/plugins/live/index.ts', {versions}],
    './src/plugins/routes/index.ts',
    './src/plugins/tasks/index.ts',
    './src/plugins/grammar/index.ts',
    ['./src/plugins/landing/index.ts', {latest: latestVersion(versions)}],
    ['@docusaurus/plugin-content-docs', {...communityDocs, remarkPlugins}],
    ['@docusaurus/plugin-content-docs', {...rfcDocs, remarkPlugins}],
    ...api.plugins,
    ['@docusaurus/plugin-client-redirects', redirects(versions)],
    './src/plugins/address/index.ts',
    './src/plugins/versions/index.ts',
    ['./src/plugins/cards/index.ts', {cards: cards.list}],
    './src/plugins/contents/index.ts',
    './src/plugins/markdown/index.ts',
    ['./src/plugins/offline/index.ts', {versions, hasIndex: searchEngine.plugins.length > 0}],
    './src/plugins/debug/index.ts',
    ['./src/plugins/licenses/index.ts', licenses],
    [
      './src/plugins/headers/index.ts',
      {
        searchHosts: hostedSearchHosts(process.env),
        searchStyles: hostedSearchStyles(process.env),
        latePages: redirectPages(versions),
      },
    ],
    // After the presets: the last theme with a SearchBar wins, and the classic one's is empty.
    ...searchEngine.plugins,
  ],
  themeConfig,
};

export default config;
