import path from 'node:path';
import {
  stripNumberPrefix,
  DefaultNumberPrefixParser,
} from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
import getSlug from '@docusaurus/plugin-content-docs/lib/slug.js';
import type {PageFile} from './pageFile';

type Addressed = Pick<PageFile, 'file' | 'area' | 'version' | 'page' | 'frontMatter'>;

/** Where each area begins. */
const BASES = {docs: '/docs', blog: '/blog', community: '/community', rfc: '/rfc', pages: ''};

/**
 * The address of a page, as Docusaurus forms it from path and front matter.
 *
 * @returns a path without a slash at its end; undefined for a draft, which has no address
 */
export function routeOf(page: Addressed): string | undefined {
  if (page.frontMatter.draft === true) return undefined;
  const base = BASES[page.area] + (page.version === undefined ? '' : `/${page.version}`);
  return `${base}${slugOf(page)}`.replace(/\/$/, '') || '/';
}

function slugOf(page: Addressed): string {
  if (page.area === 'blog') return postSlug(page);
  return page.area === 'pages' ? `/${page.page}` : docSlug(page);
}

function docSlug({file, page, frontMatter}: Addressed): string {
  const name = path.posix.basename(file).replace(/\.mdx?$/, '');
  // The path below the version or area has lost its last name where this is `index`.
  const folder = name === 'index' ? page : path.posix.dirname(page);
  return getSlug({
    baseID: textOf(frontMatter.id) ?? stripNumberPrefix(name, DefaultNumberPrefixParser),
    frontMatterSlug: textOf(frontMatter.slug),
    source: `@site/${file}`,
    sourceDirName: folder || '.',
  });
}

function postSlug({page, frontMatter}: Addressed): string {
  const slug = textOf(frontMatter.slug);
  if (slug !== undefined) return `/${slug.replace(/^\//, '')}`;
  return `/${page.replace(/^(\d{4})-(\d\d)-(\d\d)-/, '$1/$2/$3/')}`;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
