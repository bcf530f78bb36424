import path from 'node:path';
import type {Options} from '@docusaurus/plugin-client-redirects';
import {readRedirects} from '../plugins/versions/node/readRedirects';
import {latestVersion, type DocsVersion} from './versions';

/**
 * Addresses that lead elsewhere: `/docs` to the newest version, and those of pages that are gone.
 *
 * @param siteDir the project's root
 */
export function redirects(
  versions: readonly Pick<DocsVersion, 'label' | 'isLast'>[],
  siteDir = path.resolve(__dirname, '../..'),
): Options {
  const latest = {from: '/docs', to: `/docs/${latestVersion(versions).label}`};
  return {redirects: [latest, ...readRedirects(siteDir)]};
}
