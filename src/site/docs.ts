import type {Options, PluginOptions} from '@docusaurus/plugin-content-docs';
import type {ApiSpec} from '../plugins/openapi/node/specs';
import {frozenBanner} from './frozen';
import {grammarRules} from './grammar';
import {editUrl} from './links';
import {hasPageDates} from './pageDates';
import {messages} from '../records/remark/messages';
import {recordTables} from './records';
import {sidebarWithApi, sidebarWithPages} from './sidebarItems';
import {latestVersion, UNRELEASED, type DocsVersion} from './versions';

/** The common options of the docs, the community pages and the requests for comments. */
const shared = {
  editUrl,
  breadcrumbs: true,
  showLastUpdateTime: hasPageDates(process.cwd()),
} satisfies Options;

type VersionOptions = NonNullable<PluginOptions['versions']>[string];

/** Options of the versioned docs at /docs; the path of each version has its label. */
export function versionedDocs(
  versions: readonly DocsVersion[],
  specs: readonly ApiSpec[],
): Options {
  return {
    ...shared,
    path: 'docs',
    routeBasePath: 'docs',
    sidebarPath: './sidebars.ts',
    sidebarItemsGenerator: sidebarWithApi(specs),
    beforeDefaultRemarkPlugins: [
      recordTables(versions),
      messages,
      grammarRules(versions),
      frozenBanner(versions),
    ],
    lastVersion: latestVersion(versions).name,
    versions: Object.fromEntries(versions.map((version) => [version.name, present(version)])),
  };
}

function present(version: DocsVersion): VersionOptions {
  const banner = version.isLast
    ? 'none'
    : version.name === UNRELEASED
      ? 'unreleased'
      : 'unmaintained';
  return {label: version.label, path: version.label, banner, badge: true};
}

/** Options of the unversioned instance at /community, with its own sidebar file. */
export const communityDocs: Options = {
  ...shared,
  id: 'community',
  path: 'community',
  routeBasePath: 'community',
  sidebarPath: './src/site/sidebars.community.ts',
  sidebarItemsGenerator: sidebarWithPages,
};

/** Options of the unversioned instance at /rfc, with Docusaurus' generated sidebar. */
export const rfcDocs: Options = {
  ...shared,
  id: 'rfc',
  path: 'rfc',
  routeBasePath: 'rfc',
  sidebarItemsGenerator: sidebarWithPages,
};
