import type {Config, PluginConfig} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import addressPlugin from './src/plugins/address';
import finishPlugin from './src/plugins/finish';
import fontsPlugin from './src/plugins/fonts';
import grammarPlugin from './src/plugins/grammar';
import highlightPlugin from './src/plugins/highlight';
import licensesPlugin from './src/plugins/licenses';
import livePlugin from './src/plugins/live';
import markdownPlugin from './src/plugins/markdown';
import offlinePlugin from './src/plugins/offline';
import placesPlugin from './src/plugins/places';
import recordsPlugin from './src/plugins/records';
import routesPlugin from './src/plugins/routes';
import stylesPlugin from './src/plugins/styles';
import tasksPlugin from './src/plugins/tasks';
import versionsPlugin from './src/plugins/versions';
import {collectCards} from './src/site/cards';
import {announcementBar} from './src/site/announcement';
import {managementApi} from './src/site/api';
import {findPages} from './src/site/findPages';
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
  (context) => landingPage(context, latestVersion(versions)),
  ...managementApi(__dirname, versions),
  addressPlugin,
  versionsPlugin,
  contentsPage,
  markdownPlugin,
  offlinePlugin,
  debugPages,
  (context) => licensesPlugin(context, licenses),
  () => finishPlugin(finishingSteps(versions, cards)),
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
  presets: ['./src/site/preset.ts'],
  plugins,
  themeConfig,
};

export default config;
