import fs from 'node:fs';
import path from 'node:path';
import {DOCS, LABELS, LATEST} from '../testing/versions';

/** The folder of the built site. */
export const BUILD = path.resolve(__dirname, '../build');

/**
 * The paths of the pages that the built site lists for search engines.
 *
 * @throws Error unless the site was built
 */
export function readSitemap(build: string = BUILD): readonly string[] {
  const file = path.join(build, 'sitemap.xml');
  if (!fs.existsSync(file)) {
    throw new Error('No sitemap was found in build/. Run `npm run build` first.');
  }
  const addresses = fs.readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g);
  return [...addresses].map(([, address = '']) => new URL(address).pathname);
}

/** The doc of the newest version with the most sections: the one to scroll in. */
export function findLongDoc(): string {
  const docs = readSitemap().filter(
    (route) => route.startsWith(`${DOCS}/`) && route !== `${DOCS}/api`,
  );
  const sections = (route: string) =>
    fs.readFileSync(path.join(BUILD, `${route}.html`), 'utf8').match(/<h2\b/g)?.length ?? 0;
  const [longest] = [...docs].sort((a, b) => sections(b) - sections(a));
  if (!longest) throw new Error(`The site has no docs of version ${LATEST}.`);
  return longest;
}

/** A page that only some versions have, and its address in a version without it. */
export function findPageOfSomeVersions(): {
  readonly missing: string;
  readonly existing: string;
} {
  const routes = new Set(readSitemap());
  for (const existing of routes) {
    const label = LABELS.find((each) => existing.startsWith(`/docs/${each}/`));
    if (label === undefined) continue;
    const rest = existing.slice(`/docs/${label}`.length);
    const missing = LABELS.map((each) => `/docs/${each}${rest}`).find(
      (address) => !routes.has(address) && !fs.existsSync(path.join(BUILD, `${address}.html`)),
    );
    if (missing !== undefined) return {missing, existing};
  }
  throw new Error('All versions have the same pages.');
}
