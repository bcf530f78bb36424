import type {Config, PluginConfig} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {pageTemplate, performancePlugins} from './src/performance';
import {isLeftOut} from './src/performance/parts';
import addressPlugin from './src/plugins/address';
import changesPlugin from './src/plugins/changes';
import finishPlugin from './src/plugins/finish';
import grammarPlugin from './src/plugins/grammar';
import highlightPlugin from './src/plugins/highlight';
import licensesPlugin from './src/plugins/licenses';
import livePlugin from './src/plugins/live';
import markdownPlugin from './src/plugins/markdown';
import messagesPlugin from './src/plugins/messages';
import offlinePlugin from './src/plugins/offline';
import recordsPlugin from './src/records';
import versionsPlugin from './src/plugins/versions';
import {collectCards} from './src/site/cards';
import {announcementBar} from './src/site/announcement';
import {managementApi} from './src/site/api';
import {finishingSteps} from './src/site/finish';
import {footer} from './src/site/footer';
import {licenses} from './src/site/licenses';
import {links, siteUrl} from './src/site/links';
import {headTags} from './src/site/head';
import {markdown} from './src/site/markdown';
import {navbar} from './src/site/navbar';
import {contentsPage} from './src/site/pages/contents';
import {debugPages} from './src/site/pages/debug';
import {landingPage} from './src/site/pages/landing';
import {prism} from './src/site/prism';
import {search} from './src/site/search';
import {latestVersion, readVersions} from './src/site/versions';

// For `npm run build` and `npm start`: Docusaurus' persistent cache keeps modules whose plugins, records or
// language files have changed, and a build without the cache is as fast.
process.env.DOCUSAURUS_NO_PERSISTENT_CACHE ??= 'true';

// `BASE_URL=/tremor/ npm run build` builds for a host that has the site below a path.
const baseUrl = process.env.BASE_URL ?? '/';
const versions = readVersions(__dirname);
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
  navbar,
  footer,
  prism,
  ...searchEngine.themeConfig,
  ...(announcementBar ? {announcementBar} : {}),
};

/**
 * Plugins as functions that contain their options: Docusaurus sends the configuration to every reader,
 * including the options of a plugin that is named by its path.
 */
const plugins: PluginConfig[] = [
  (context) => recordsPlugin(context, {versions}),
  (context) => highlightPlugin(context, {onEveryPage: isLeftOut('highlight')}),
  (context) => livePlugin(context, {versions}),
  (context) => messagesPlugin(context, {versions}),
  ...performancePlugins,
  grammarPlugin,
  (context) => landingPage(context, latestVersion(versions)),
  ...managementApi(__dirname, versions),
  addressPlugin,
  versionsPlugin,
  contentsPage,
  markdownPlugin,
  changesPlugin,
  offlinePlugin,
  debugPages,
  (context) => licensesPlugin(context, licenses),
  () => finishPlugin(finishingSteps(versions, cards)),
  () => ({name: 'head', injectHtmlTags: () => ({headTags: headTags(baseUrl)})}),
  // After the presets: the last theme with a SearchBar wins, and the classic theme's SearchBar is empty.
  ...searchEngine.plugins,
];

const config: Config = {
  title: 'Tremor',
  tagline: 'An event processing runtime with languages of its own',
  favicon: 'img/favicon.svg',
  url: siteUrl,
  baseUrl,
  baseUrlIssueBanner: true,
  customFields: {
    // The targets of the links to report a problem (src/theme/DocItem/Footer).
    trackers: {site: links.website, runtime: links.repository},
    // Without this, React leaves the code blocks of the first page alone (src/components/ServerHtml).
    ...(isLeftOut('blocks') ? {hydrateBlocks: true} : {}),
  },
  trailingSlash: false,
  ...pageTemplate,
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
  clientModules: ['./src/theme/Loading/firstLoad.tsx', './src/components/reveal.ts'],
  plugins,
  themeConfig,
};

export default config;
