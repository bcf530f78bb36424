import path from 'node:path';
import clientRedirects, {type PluginOptions} from '@docusaurus/plugin-client-redirects';
import type {Step} from '../plugins/finish';
import {readRedirects} from '../plugins/versions/node/readRedirects';
import {latestVersion, type DocsVersion} from './versions';

const project = path.resolve(__dirname, '../..');

/**
 * Addresses that lead to another page: `/docs` leads to the newest version, and removed pages to their successors.
 *
 * @param siteDir the project's root
 */
export function redirects(
  versions: readonly DocsVersion[],
  siteDir: string = project,
): PluginOptions['redirects'] {
  const latest = {from: '/docs', to: `/docs/${latestVersion(versions).label}`};
  return [latest, ...readRedirects(siteDir)];
}

/**
 * Writes the redirects, which are pages. Docusaurus' plugin is called here and is not in its list of
 * plugins, because policies and offline copies need its pages.
 *
 * @throws Error when a redirect leads to no page
 */
export function redirectsStep(versions: readonly DocsVersion[]): Step {
  return async (build) => {
    const options = {id: 'default', fromExtensions: [], toExtensions: []};
    const plugin = clientRedirects(build, {
      ...options,
      redirects: redirects(versions, build.siteDir),
    });
    if (!plugin?.postBuild) {
      throw new Error(
        '@docusaurus/plugin-client-redirects has no postBuild: src/site/redirects.ts calls it.',
      );
    }
    await plugin.postBuild({...build, content: undefined});
  };
}
