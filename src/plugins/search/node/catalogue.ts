import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import type {PageType} from '../core/index/model';
import {DEFAULT_TAG, docsTag} from '../core/index/tags';
import {categoriesByDoc} from './categories';
import {readFrontMatter, type SearchFrontMatter} from './frontMatter';

/** The metadata of a page in the content plugins. */
export type PageEntry = SearchFrontMatter & {
  /** Path with the base URL. */
  readonly route: string;
  readonly tag: string;
  readonly type: PageType;
  readonly title: string;
  readonly categories: readonly string[];
  /** The page's source as `@site/…`, if it is Markdown. */
  readonly source?: string;
};

/** A path whose routes belong to one plugin. */
type Area = {
  readonly path: string;
  /** Undefined if only the listed pages are indexed. */
  readonly tag: string | undefined;
};

/** All pages that can be indexed, before any page is read. */
export type Catalogue = {
  /** Every tag that a browser may request, including tags without pages. */
  readonly tags: readonly string[];
  /** The pages that the content plugins list, without drafts and unlisted pages. */
  readonly entries: readonly PageEntry[];
  /** The page of a built route; undefined if it is not indexed. */
  classify(route: string): PageEntry | undefined;
};

/** Collects the pages that the content plugins have loaded. */
export function readCatalogue(content: AllContent): Catalogue {
  const docs = Object.entries(plugin<DocsContent>(content, 'docusaurus-plugin-content-docs'));
  const blogs = Object.values(plugin<BlogContent>(content, 'docusaurus-plugin-content-blog'));
  const pages = Object.values(plugin<PagesContent>(content, 'docusaurus-plugin-content-pages'));

  const entries = [
    ...docs.flatMap(([id, loaded]) => docsEntries(id, loaded)),
    ...blogs.flatMap(blogEntries),
    ...pages.flatMap(pagesEntries),
  ];
  const areas = [...docs.flatMap(([id, loaded]) => docsAreas(id, loaded)), ...blogs.map(blogArea)];
  const tags = docs.flatMap(([id, {loadedVersions}]) =>
    loadedVersions.map(({versionName}) => docsTag(id, versionName)),
  );
  const byRoute = new Map(entries.map((entry) => [entry.route, entry]));
  return {
    tags: [DEFAULT_TAG, ...tags],
    entries: entries.filter(({indexed}) => indexed),
    classify(route) {
      const entry = byRoute.get(withoutSlash(route)) ?? unlisted(route, areas);
      return entry?.indexed ? {...entry, route} : undefined;
    },
  };
}

function plugin<Content>(content: AllContent, name: string): Record<string, Content> {
  const instances = Object.entries(content[name] ?? {}).filter(([, loaded]) => loaded);
  return Object.fromEntries(instances) as Record<string, Content>;
}

function docsEntries(id: string, {loadedVersions}: DocsContent): PageEntry[] {
  return loadedVersions.flatMap((version) => {
    const categories = categoriesByDoc(version.sidebars);
    return version.docs
      .filter(({draft, unlisted: hidden}) => !draft && !hidden)
      .map((doc) => ({
        ...readFrontMatter(doc.frontMatter, doc.source),
        route: withoutSlash(doc.permalink),
        tag: docsTag(id, version.versionName),
        type: 'docs' as const,
        title: doc.title,
        categories: categories.get(doc.id) ?? [],
        source: doc.source,
      }));
  });
}

function blogEntries({blogPosts}: BlogContent): PageEntry[] {
  return blogPosts
    .filter(({metadata}) => !metadata.unlisted)
    .map(({metadata}) => ({
      ...readFrontMatter(metadata.frontMatter, metadata.source),
      route: withoutSlash(metadata.permalink),
      tag: DEFAULT_TAG,
      type: 'blog' as const,
      title: metadata.title,
      categories: [],
      source: metadata.source,
    }));
}

function pagesEntries(pages: PagesContent): PageEntry[] {
  return pages
    .filter((page) => page.type === 'mdx' && !page.unlisted)
    .map((page) => ({
      ...readFrontMatter(page.type === 'mdx' ? page.frontMatter : {}, page.source),
      route: withoutSlash(page.permalink),
      tag: DEFAULT_TAG,
      type: 'other' as const,
      title: (page.type === 'mdx' && page.title) || '',
      categories: [],
      source: page.source,
    }));
}

function docsAreas(id: string, {loadedVersions}: DocsContent): Area[] {
  return loadedVersions.flatMap((version) => [
    {path: version.path, tag: docsTag(id, version.versionName)},
    {path: version.tagsPath, tag: undefined},
  ]);
}

/** Excludes the blog's lists, archive, authors and tags, which repeat the posts. */
function blogArea({blogTagsListPath}: BlogContent): Area {
  return {path: blogTagsListPath.replace(/\/[^/]*$/, ''), tag: undefined};
}

/** Removes the trailing slash: permalinks of index pages have one, but their routes may not. */
function withoutSlash(permalink: string): string {
  return permalink.length > 1 ? permalink.replace(/\/$/, '') : permalink;
}

/**
 * The page of a route that no content plugin lists, such as a generated index, the API reference or
 * a React page.
 */
function unlisted(route: string, areas: readonly Area[]): PageEntry | undefined {
  if (route.endsWith('/404.html') || route.includes('/__docusaurus/')) return undefined;
  const around = areas
    .filter(({path}) => route === path || route.startsWith(`${path.replace(/\/$/, '')}/`))
    .sort((one, other) => other.path.length - one.path.length)[0];
  if (around && around.tag === undefined) return undefined;
  return {
    ...readFrontMatter({}, route),
    route,
    tag: around?.tag ?? DEFAULT_TAG,
    type: around ? 'docs' : 'other',
    title: '',
    categories: [],
  };
}
