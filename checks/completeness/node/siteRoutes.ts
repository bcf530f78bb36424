import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {findApiSpecs} from '../../../src/plugins/openapi/node/specs';
import {readRedirects} from '../../../src/plugins/versions/node/readRedirects';
import {blog} from '../../../src/site/blog';
import {readVersions} from '../../../src/site/versions';
import {readPages} from '../../pages/node/read';
import {routeOf} from '../../pages/route';

/** The addresses of `tests/content/routes.json`. */
export interface Contract {
  /** The addresses that the site has to answer, by area. */
  readonly routes: Readonly<Record<string, readonly string[]>>;
  /** Addresses of drafts, which a build for readers leaves out. */
  readonly drafts: readonly string[];
}

/** Reads the addresses that the site has to answer. */
export function readContract(siteDir: string): Contract {
  const text = fs.readFileSync(path.join(siteDir, 'tests/content/routes.json'), 'utf8');
  return JSON.parse(text) as Contract;
}

/** The addresses for which the project holds a file: no built site is needed. */
export function readSiteRoutes(siteDir: string): ReadonlySet<string> {
  const pages = readPages(siteDir);
  const posts = pages.filter(({area, frontMatter}) => area === 'blog' && !frontMatter.draft);
  const apis = findApiSpecs(siteDir, readVersions(siteDir));
  return new Set([
    ...pages.flatMap((page) => routeOf(page) ?? []),
    ...listReactPages(siteDir),
    ...blogLists(siteDir, posts),
    ...apis.map(({label}) => `/docs/${label}/api`),
    ...readRedirects(siteDir).map(({from}) => from),
  ]);
}

/** Pages written as React components. */
function listReactPages(siteDir: string): string[] {
  const folder = path.join(siteDir, 'src/pages');
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /(?<!\.test)\.tsx$/.test(name) && !/(^|\/)_/.test(name))
    .map((name) => `/${name.replace(/(?:(^|\/)index)?\.tsx$/, '')}`);
}

interface Post {
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** The lists of posts that the blog generates. */
function blogLists(siteDir: string, posts: readonly Post[]): string[] {
  const known = parse(fs.readFileSync(path.join(siteDir, 'blog/tags.yml'), 'utf8')) as Readonly<
    Record<string, {readonly permalink: string}>
  >;
  const tagged = new Map<string, number>();
  for (const {frontMatter} of posts) {
    for (const tag of (frontMatter.tags as string[] | undefined) ?? []) {
      const route = `/blog/tags${known[tag]?.permalink ?? ''}`;
      tagged.set(route, (tagged.get(route) ?? 0) + 1);
    }
  }
  return [
    ...listPages('/blog', posts.length),
    ...['/blog/archive', '/blog/authors', '/blog/tags'],
    ...[...tagged].flatMap(([route, count]) => listPages(route, count)),
  ];
}

/** The pages of a list of posts; a long list continues at `/page/2`. */
function listPages(route: string, posts: number): string[] {
  const count = Math.ceil(posts / Number(blog.postsPerPage));
  return Array.from({length: Math.max(1, count)}, (_, index) =>
    index === 0 ? route : `${route}/page/${index + 1}`,
  );
}
