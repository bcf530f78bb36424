import fs from 'node:fs/promises';
import path from 'node:path';
import type {Step} from '../plugins/finish';
import type {Redirect} from '../plugins/versions/core/redirects';
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
): readonly Redirect[] {
  const latest = {from: '/docs', to: `/docs/${latestVersion(versions).label}`};
  return [latest, ...readRedirects(siteDir)];
}

/**
 * Writes a page for each redirect. Docusaurus' own plugin would write them while policies are written into
 * the pages of the build, and would miss these.
 *
 * @throws Error when a redirect leads to no page, or replaces one
 */
export function redirectsStep(versions: readonly DocsVersion[]): Step {
  return async ({baseUrl, outDir, routesPaths, siteDir}) => {
    const pages = new Set(routesPaths.map((route) => decodeURI(route).replace(/(.)\/$/, '$1')));
    const isPage = (address: string) => pages.has(address.replace(/[?#].*/, ''));
    for (const {from, to} of redirects(versions, siteDir)) {
      const [source, target] = [from, to].map((address) => baseUrl + address.slice(1));
      if (isPage(source!)) throw new Error(`The redirect from ${from} would replace a page.`);
      if (!isPage(target!)) throw new Error(`The redirect from ${from} to ${to} leads to no page.`);
      const file = path.join(outDir, from, 'index.html');
      await fs.mkdir(path.dirname(file), {recursive: true});
      await fs.writeFile(file, redirectPage(encodeURI(target!).replaceAll("'", '%27')));
    }
  };
}

/** A page that leads to another one. With scripts it keeps the query and the hash that it was opened with. */
function redirectPage(target: string): string {
  const rest = /[?#]/.test(target) ? '' : '+location.search+location.hash';
  return (
    '<!doctype html><html lang="en"><head><meta charset="UTF-8"><title>Moved</title>' +
    `<meta http-equiv="refresh" content="0; url=${target}"><link rel="canonical" href="${target}">` +
    `<script>location.replace('${target}'${rest})</script>` +
    `</head><body><a href="${target}">Moved</a></body></html>`
  );
}
