import type {Config, PluginConfig} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import addressPlugin from './src/plugins/address';
import cardsPlugin from './src/plugins/cards';
import contentsPlugin from './src/plugins/contents';
import debugWithoutPaths from './src/plugins/debug';
import fontsPlugin from './src/plugins/fonts';
import grammarPlugin from './src/plugins/grammar';
import headersPlugin from './src/plugins/headers';
import highlightPlugin from './src/plugins/highlight';
import landingPlugin from './src/plugins/landing';
import licensesPlugin from './src/plugins/licenses';
import livePlugin from './src/plugins/live';
import markdownPlugin from './src/plugins/markdown';
import offlinePlugin from './src/plugins/offline';
import placesPlugin from './src/plugins/places';
import recordsPlugin from './src/plugins/records';
import routesPlugin from './src/plugins/routes';
import {PLUGIN_NAME as SEARCH_PLUGIN} from './src/plugins/search/options';
import stylesPlugin from './src/plugins/styles';
import tasksPlugin from './src/plugins/tasks';
import versionsPlugin from './src/plugins/versions';
import {collectCards} from './src/site/cards';
import {announcementBar} from './src/site/announcement';
import {managementApi} from './src/site/api';
import {footer} from './src/site/footer';
import {hostedSearchHosts, hostedSearchStyles} from './src/site/hostedSearch';
import {licenses} from './src/site/licenses';
import {links, siteUrl} from './src/site/links';
import {headTags} from './src/site/head';
import {markdown} from './src/site/markdown';
import {navbar} from './src/site/navbar';
import {findPages} from './src/site/pages';
import {prism} from './src/site/prism';
import {redirectPages} from './src/site/redirects';
import {search} from './src/site/search';
import {ssrTemplate} from './src/site/template';
import {latestVersion, readVersions} from './src/site/versions';

// Docusaurus' own switch, for `npm run build` and `npm start`: the persistent cache keeps modules whose
// plugins, records or language files have changed, and a build without it takes no longer.
process.env.DOCUSAURUS_NO_PERSISTENT_CACHE ??= 'true';

// `BASE_URL=/tremor/ npm run build`: for a host that has the site below a path.
const baseUrl = process.env.BASE_URL ?? '/';
const versions = readVersions(__dirname);
const pages = findPages(__dirname, latestVersion(versions));
const searchEngine = search(process.env);
const cards = collectCards(__dirname, versions);

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

/**
 * Functions, with their options in them: Docusaurus gives the configuration to every reader, and the
 * options of a plugin that it finds by its path with it.
 */
const plugins: PluginConfig[] = [
  (context) => recordsPlugin(context, {versions}),
  highlightPlugin,
  (context) => livePlugin(context, {versions}),
  routesPlugin,
  tasksPlugin,
  stylesPlugin,
  fontsPlugin,
  placesPlugin,
  grammarPlugin,
  (context) => landingPlugin(context, {latest: latestVersion(versions)}),
  ...managementApi(__dirname, versions),
  addressPlugin,
  versionsPlugin,
  (context) => cardsPlugin(context, {cards: cards.list}),
  contentsPlugin,
  markdownPlugin,
  (context) => offlinePlugin(context, {versions, searchPlugin: SEARCH_PLUGIN}),
  debugWithoutPaths,
  (context) => licensesPlugin(context, licenses),
  (context) =>
    headersPlugin(context, {
      searchHosts: hostedSearchHosts(process.env),
      searchStyles: hostedSearchStyles(process.env),
      latePages: redirectPages(versions),
    }),
  () => ({name: 'head', injectHtmlTags: () => ({headTags: headTags(baseUrl)})}),
  // After the presets: the last theme with a SearchBar wins, and the classic one's is empty.
  ...searchEngine.plugins,
];

const config: Config = {
  title: 'Tremor',
  tagline: 'An event processing runtime with languages of its own',
  favicon: 'img/favicon.svg',
  url: siteUrl,
  baseUrl,
  baseUrlIssueBanner: true,
  // Where the foot of a page leads to report a problem (src/theme/DocItem/Footer).
  customFields: {trackers: {site: links.website, runtime: links.repository}},
  trailingSlash: false,
  ssrTemplate,
  titleDelimiter: '|',
  i18n: {defaultLocale: 'en', locales: ['en']},
  future: {
    v4: true,
    faster: true,
  },
  // The specification fixes the storage keys; v4 would add a suffix to each.
  storage: {namespace: false},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  markdown: markdown(__dirname, cards),
  presets: ['./src/site/preset.ts'],
  plugins,
  themeConfig,
};

export default config;
