import fs from 'node:fs';
import path from 'node:path';
import {
  classesOf,
  findElement,
  type PageElement,
} from '../../../src/plugins/search/core/index/pageTree';
import {readHtml} from '../../../src/plugins/search/node/html';
import {listFiles} from '../../../src/records/model/node/listFiles';
import type {DocsVersion} from '../../../src/site/versions/model';
import type {BuiltPage} from '../model';

/** Debug pages and the page for wrong addresses. */
const IGNORED = /^(__docusaurus|assets)\/|^404\.html$/;

/** The file at the address of a page that was moved or removed. */
const REDIRECT = /<meta http-equiv="?refresh/;

/**
 * Reads the pages of a finished build, without those that only lead to another one.
 *
 * @param folder the build, such as `build`
 * @param versions the versions of the docs, from the registry
 */
export function readBuiltPages(folder: string, versions: readonly DocsVersion[]): BuiltPage[] {
  const frozen = versions.filter((version) => version.frozen).map(({label}) => `/docs/${label}`);
  return listFiles(folder, '')
    .filter((name) => name.endsWith('.html') && !IGNORED.test(name))
    .map((name) => [routeOf(name), fs.readFileSync(path.join(folder, name), 'utf8')] as const)
    .filter(([, html]) => !REDIRECT.test(html))
    .map(([route, html]) => {
      const isFrozen = frozen.some((base) => route === base || route.startsWith(`${base}/`));
      return parseBuiltPage(route, html, isFrozen);
    });
}

/** Reads the text of one built page. */
export function parseBuiltPage(route: string, html: string, isFrozen = false): BuiltPage {
  const {root} = readHtml(html, '|');
  const banner = findElement(root, hasClass('theme-doc-version-banner'));
  const content = findElement(root, hasClass('theme-doc-markdown')) ?? root;
  return {
    ...{route, isFrozen},
    links: linksOf(content, route),
    bannerLinks: banner ? linksOf(banner, route) : undefined,
    headings: headingsOf(content),
  };
}

function routeOf(file: string): string {
  return `/${file.replace(/(?:(^|\/)index)?\.html$/, '')}`;
}

function hasClass(name: string): (element: PageElement) => boolean {
  return (element) => classesOf(element).includes(name);
}

/** The addresses on this site that an element links to, without what follows a hash. */
function linksOf(root: PageElement, route: string): string[] {
  const base = new URL(route, 'https://site.example');
  return listElements(root)
    .filter(({tag}) => tag === 'a')
    .flatMap(({attributes: {href = ''}}) => {
      const url = URL.canParse(href, base) ? new URL(href, base) : undefined;
      if (url?.origin !== base.origin || href.startsWith('#')) return [];
      return [url.pathname.replace(/(.)\/$/, '$1')];
    });
}

function headingsOf(root: PageElement): number[] {
  return listElements(root).flatMap(({tag}) => {
    const [, level] = /^h([1-6])$/.exec(tag) ?? [];
    return level === undefined ? [] : [Number(level)];
  });
}

function listElements(element: PageElement): PageElement[] {
  const inner = element.children.flatMap((child) =>
    typeof child === 'string' ? [] : listElements(child),
  );
  return [element, ...inner];
}
