import path from 'node:path';
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
  // `page` ends with the folder if the name of the file is `index`.
  const folders = (name === 'index' ? page : path.posix.dirname(page)).split('/');
  const folder = path.posix.join('/', ...folders.map(withoutNumber));
  const slug = textOf(frontMatter.slug);
  const isIndex = ['index', 'readme', folders.at(-1)?.toLowerCase()].includes(name.toLowerCase());
  if (!slug && isIndex) return folder;
  return path.posix.resolve(folder, slug ?? textOf(frontMatter.id) ?? withoutNumber(name));
}

/** A name of a file or folder without the number that only sorts it; dates and versions stay. */
function withoutNumber(name: string): string {
  return /^\d+[-_.]\d/.test(name) ? name : name.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, '');
}

function postSlug({page, frontMatter}: Addressed): string {
  const slug = textOf(frontMatter.slug);
  if (slug !== undefined) return `/${slug.replace(/^\//, '')}`;
  return `/${page.replace(/^(\d{4})-(\d\d)-(\d\d)-/, '$1/$2/$3/')}`;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
