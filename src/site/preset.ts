import classic, {type Options} from '@docusaurus/preset-classic';
import type {LoadContext, Preset} from '@docusaurus/types';
import {findApiSpecs} from '../plugins/openapi/node/specs';
import {blog} from './blog';
import {communityDocs, rfcDocs, versionedDocs} from './docs';
import {remarkPlugins as readRemarkPlugins} from './remark';
import {sitemap} from './sitemap';
import {readVersions} from './versions';

/**
 * Docusaurus' classic preset, and further plugins of Docusaurus. If the configuration named them by their
 * paths, it would contain their options, and every reader loads the configuration. Here only the build has
 * the options.
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
