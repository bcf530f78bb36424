import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import globalData from '@generated/globalData';
import routes from '@generated/routes';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {RouteConfig} from 'react-router-config';
import {decodableHash, decodablePath} from '../core/decodablePath';
import {exactPath} from '../core/exactPath';
import type {DocsRoots} from '../core/knownAddress';
import {knownAnchor} from '../core/knownAnchor';

// Declared before the call below, which reads it.
let pages: ReadonlySet<string> | undefined;

// Docusaurus looks up the first page's code by the address, and hydrates any page that the host sent. So
// the address has to be the page's own before Docusaurus starts.
if (ExecutionEnvironment.canUseDOM) normalizeAddress();

function normalizeAddress(): void {
  const {search} = window.location;
  const pathname = decodablePath(window.location.pathname);
  const hash = knownHash(decodableHash(window.location.hash));
  if (hash !== window.location.hash || pathname !== window.location.pathname) {
    window.history.replaceState(null, '', pathname + search + hash);
  }
  const moved = linkTo(hash);
  if (moved !== undefined) return window.location.replace(moved);
  const path = exactPathOfSite(pathname);
  if (path === pathname) return;
  if (isDocumentOf(path)) window.history.replaceState(null, '', path + search + hash);
  // The host does not know this spelling and sent its not-found page: load the right one.
  else window.location.replace(path + search + hash);
}

/** The address of the page that a path means, or the path, if no page of the site is certain. */
export function exactPathOfSite(pathname: string): string {
  pages ??= new Set(listPages(routes));
  return exactPath(pathname, pages, docsRoots());
}

/** The hash itself, or the hash of the element that an anchor of the site's predecessor meant. */
function knownHash(hash: string): string {
  const id = decodeURIComponent(hash.slice(1));
  if (id === '' || document.getElementById(id)) return hash;
  const elements = [...document.querySelectorAll('.markdown [id]')];
  const places = elements.map((element) => ({
    id: element.id,
    heading: /^H\d$/.test(element.tagName) ? (element.textContent ?? '') : '',
  }));
  const known = knownAnchor(id, places, functionIds());
  return known === undefined ? hash : `#${known}`;
}

/** The target of a link in the page's text to a section with this name, which is on another page now. */
function linkTo(hash: string): string | undefined {
  const id = decodeURIComponent(hash.slice(1));
  if (id === '' || document.getElementById(id)) return undefined;
  const ending = CSS.escape(`#${id}`);
  const link = document.querySelector<HTMLAnchorElement>(`.markdown a[href$="${ending}" i]`);
  return link?.origin === window.location.origin && link.pathname !== window.location.pathname
    ? link.href
    : undefined;
}

/** A function's heading is followed by its signature. */
function functionIds(): readonly string[] {
  const signatures = [...document.querySelectorAll('.signature')];
  return signatures.map((one) => one.previousElementSibling?.id ?? '');
}

/** The versions of the docs: a page without a version is looked up in the newest release first. */
function docsRoots(): DocsRoots {
  const docs = globalData['docusaurus-plugin-content-docs'] as Record<string, GlobalPluginData>;
  const {versions} = docs.default!;
  const latestFirst = [...versions].sort((a, b) => Number(b.isLast) - Number(a.isLast));
  return {
    next: versions.find(({name}) => name === 'current')!.path,
    all: latestFirst.map(({path}) => path),
  };
}

/** The paths of all pages; to look one up, the router would compile a regular expression for each. */
function listPages(list: readonly RouteConfig[]): readonly string[] {
  return list.flatMap(({exact, path, routes}) => [
    ...(exact && typeof path === 'string' ? [path] : []),
    ...listPages(routes ?? []),
  ]);
}

/** Compares with the address for sharing: the canonical address can be in another version. */
function isDocumentOf(path: string): boolean {
  const own = document.querySelector<HTMLMetaElement>('meta[property="og:url"]');
  return own !== null && new URL(own.content).pathname === path;
}
