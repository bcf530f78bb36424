import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadRecords} from '../../records/model/node/load';
import type {DocsVersion} from '../versions';

/** Facts on the landing page that come from records and the blog. */
export interface LandingData {
  /** The runtime release that the latest docs describe, such as `1.2.3`. */
  readonly release: string;
  readonly connectors: readonly ConnectorPage[];
  /** The newest posts, newest first. */
  readonly posts: readonly LatestPost[];
}

/** A page on one or more connector types. */
interface ConnectorPage {
  /** Path below the version, such as `reference/connectors/kafka`. */
  readonly page: string;
  /** Whether one of its types reads events into a flow. */
  readonly reads: boolean;
  /** Whether one of its types writes events out of a flow. */
  readonly writes: boolean;
}

/** A post in the list of the newest ones. */
interface LatestPost {
  readonly title: string;
  /** Path with the base URL. */
  readonly permalink: string;
  readonly description: string;
  /** ISO 8601. */
  readonly date: string;
}

const POSTS = 3;

/**
 * Writes the facts that the landing page shows into a JSON file, which only this page imports, as
 * `@landing-data`.
 *
 * @param latest the newest released version of the docs, to which the landing page leads
 */
export function landingPage({siteDir}: LoadContext, latest: DocsVersion): Plugin {
  let file = '';
  return {
    name: 'landing',
    getPathsToWatch: () => [`${siteDir}/data/${latest.label}/connectors/*.yaml`],
    async allContentLoaded({allContent, actions}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      const data: LandingData = {
        release: latest.release,
        connectors: connectorPages(siteDir, latest.label),
        posts: blog ? latestPosts(blog) : [],
      };
      file = await actions.createData('landing.json', JSON.stringify(data));
    },
    configureWebpack: () => ({resolve: {alias: {'@landing-data$': file}}}),
  };
}

/**
 * The connector pages of a version by name, from its records. Connectors that only help tests are
 * left out.
 *
 * @throws Error naming file and field of a record that breaks its schema
 */
function connectorPages(siteDir: string, label: string): ConnectorPage[] {
  const pages = new Map<string, ConnectorPage>();
  const connectors = loadRecords(siteDir, label)?.connectors.values() ?? [];
  for (const {page, source, sink, group} of connectors) {
    if (group === 'tests') continue;
    const known = pages.get(page);
    pages.set(page, {
      page,
      reads: (known?.reads ?? false) || source !== undefined,
      writes: (known?.writes ?? false) || sink !== undefined,
    });
  }
  return [...pages.values()].sort((a, b) => a.page.localeCompare(b.page));
}

/** The newest posts, without unlisted ones. */
function latestPosts({blogPosts}: BlogContent): LatestPost[] {
  return blogPosts
    .map(({metadata}) => metadata)
    .filter(({unlisted}) => !unlisted)
    .sort((a, b) => b.date.getTime() - a.date.getTime())
    .slice(0, POSTS)
    .map(({title, permalink, description, date}) => ({
      title,
      permalink,
      description,
      date: date.toISOString(),
    }));
}
