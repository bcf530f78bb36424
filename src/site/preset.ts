import classic, {type Options} from '@docusaurus/preset-classic';
import type {LoadContext, Preset} from '@docusaurus/types';
import {findApiSpecs} from '../plugins/openapi/node/specs';
import {blog} from './blog';
import {communityDocs, rfcDocs, versionedDocs} from './docs';
import {remarkPlugins as readRemarkPlugins} from './remark';
import {sitemap} from './sitemap';
import {readVersions} from './versions';

/**
 * Docusaurus' classic preset, and the plugins of Docusaurus beside it. They are found by their path,
 * and the configuration, which every reader loads, has the options of what it names by path; here
 * they stay with the build.
 */
export default function preset(context: LoadContext): Preset {
  const {siteDir} = context;
  const versions = readVersions(siteDir);
  const remarkPlugins = readRemarkPlugins(siteDir, versions);
  const options: Options = {
    docs: {...versionedDocs(versions, findApiSpecs(siteDir, versions)), remarkPlugins},
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
    // src/site/pages/debug.ts adds the debug pages.
    debug: false,
    sitemap,
  };
  const {plugins = [], themes = []} = classic(context, options);
  return {
    themes,
    plugins: [
      ...plugins,
      ['@docusaurus/plugin-content-docs', {...communityDocs, remarkPlugins}],
      ['@docusaurus/plugin-content-docs', {...rfcDocs, remarkPlugins}],
    ],
  };
}
