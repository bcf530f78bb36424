import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import globalData from '@generated/globalData';
import routes from '@generated/routes';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {RouteConfig} from 'react-router-config';
import {decodablePath} from '../core/decodablePath';
import {knownAddress, type DocsRoots} from '../core/knownAddress';
import {knownAnchor} from '../core/knownAnchor';
import {normalizePath} from '../core/normalizePath';

// Docusaurus looks up the first page's code by the address, and hydrates any page that the host sent. So
// the address has to be the page's own before Docusaurus starts.
if (ExecutionEnvironment.canUseDOM) normalizeAddress();

function normalizeAddress(): void {
  const {search} = window.location;
  const pathname = decodablePath(window.location.pathname);
  const hash = knownHash(decodable(window.location.hash));
  if (hash !== window.location.hash || pathname !== window.location.pathname) {
    window.history.replaceState(null, '', pathname + search + hash);
  }
  const pages = new Set(listPages(routes));
  const isRoute = (path: string) => pages.has(path);
  const normalized = normalizePath(pathname, isRoute);
  const path = isRoute(normalized) ? normalized : knownAddress(normalized, [...pages], docsRoots());
  if (path === undefined || path === pathname) return;
  if (isDocumentOf(path)) window.history.replaceState(null, '', path + search + hash);
  // The host does not know this spelling and sent its not-found page: load the right one.
  else window.location.replace(path + search + hash);
}

/** Docusaurus decodes the hash of an address: invalid encoding would crash the page. */
function decodable(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return '';
  }
}

/** The hash itself, or the hash of the element that an anchor of the site's predecessor meant. */
function knownHash(hash: string): string {
  const id = decodeURIComponent(hash.slice(1));
  if (id === '' || document.getElementById(id)) return hash;
  const ids = [...document.querySelectorAll('.markdown [id]')].map((element) => element.id);
  const known = knownAnchor(id, ids, functionIds());
  return known === undefined ? hash : `#${known}`;
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
