import path from 'node:path';
import type {Options} from '@docusaurus/plugin-client-redirects';
import {readRedirects} from '../plugins/versions/node/readRedirects';
import {latestVersion, type DocsVersion} from './versions';

type Redirects = NonNullable<Options['redirects']>;

const project = path.resolve(__dirname, '../..');

/**
 * Addresses that lead elsewhere: `/docs` to the newest version, and those of pages that are gone.
 *
 * @param siteDir the project's root
 */
export function redirects(
  versions: readonly DocsVersion[],
  siteDir: string = project,
): {readonly redirects: Redirects} {
  const latest = {from: '/docs', to: `/docs/${latestVersion(versions).label}`};
  return {redirects: [latest, ...readRedirects(siteDir)]};
}

/** The files that the redirects become, below the built site. */
export function redirectPages(
  versions: readonly DocsVersion[],
  siteDir: string = project,
): readonly string[] {
  return redirects(versions, siteDir).redirects.flatMap(({from}) =>
    [from].flat().map((address) => `${address.slice(1)}/index.html`),
  );
}
