import fs from 'node:fs/promises';
import path from 'node:path';
import {extractPage} from '../core/index/extract';
import type {SourcePage} from '../core/index/documents';
import type {PageEntry} from './catalogue';
import {readHtml} from './html';

/** The location of a build's pages and the delimiter in their titles. */
export type BuiltSite = {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly titleDelimiter: string;
};

/**
 * Reads one built page.
 *
 * @returns undefined if the page has a `noindex` robots tag
 * @throws Error if the build wrote no file for the route
 */
export async function readBuiltPage(
  site: BuiltSite,
  entry: PageEntry,
): Promise<(SourcePage & PageEntry) | undefined> {
  const html = readHtml(await readRoute(site, entry.route), site.titleDelimiter);
  if (html.noIndex) return undefined;
  return {...entry, ...extractPage(html.root, entry.title || html.title)};
}

async function readRoute({outDir, baseUrl}: BuiltSite, route: string): Promise<string> {
  const inside = decodeURI(route.slice(baseUrl.length)).replace(/\/$/, '');
  const candidates = filesOf(inside);
  for (const candidate of candidates) {
    try {
      return await fs.readFile(path.join(outDir, candidate), 'utf8');
    } catch (error) {
      const {code} = error as NodeJS.ErrnoException;
      if (code !== 'ENOENT' && code !== 'ENOTDIR') throw error;
    }
  }
  throw new Error(
    `The search index found no file for ${route} in ${outDir}; ` +
      `expected ${candidates.join(' or ')}. Run the build again from a clean folder.`,
  );
}

/** The files that a route may be written to; a route may itself end in .html. */
function filesOf(inside: string): string[] {
  if (inside === '') return ['index.html'];
  const files = [`${inside}.html`, `${inside}/index.html`];
  return inside.endsWith('.html') ? [inside, ...files] : files;
}
