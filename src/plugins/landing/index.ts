import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {DocsVersion} from '../../../data/model/versions/model';
import type {LandingData} from './model';
import {connectorPages} from './node/connectorPages';
import {latestPosts} from './node/latestPosts';

const BLOG = 'docusaurus-plugin-content-blog';
const POSTS = 3;

export interface LandingOptions {
  /** The newest released version of the docs, to which the landing page leads. */
  readonly latest: DocsVersion;
}

/** Gives the landing page what records and blog know, in a module that only this page loads. */
export default function landingPlugin({siteDir}: LoadContext, {latest}: LandingOptions): Plugin {
  let file = '';
  return {
    name: 'landing',
    getPathsToWatch: () => [`${siteDir}/data/${latest.label}/connectors/*.yaml`],
    async allContentLoaded({allContent, actions}) {
      const blog = allContent[BLOG]?.default as BlogContent | undefined;
      const data: LandingData = {
        release: latest.release,
        connectors: connectorPages(siteDir, latest.label),
        posts: blog ? latestPosts(blog, POSTS) : [],
      };
      file = await actions.createData('landing.json', JSON.stringify(data));
    },
    configureWebpack: () => ({resolve: {alias: {'@landing-data$': file}}}),
  };
}
