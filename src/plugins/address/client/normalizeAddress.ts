import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import type {RouteConfig} from 'react-router-config';
import {decodablePath} from '../core/decodablePath';
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
  const path = normalizePath(pathname, isRoute);
  if (path === pathname || !isRoute(path)) return;
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

/** Anchors of the site's predecessor were all in small letters. */
function knownHash(hash: string): string {
  const id = decodeURIComponent(hash.slice(1));
  if (id === '' || document.getElementById(id)) return hash;
  const known = document.querySelector(`[id="${CSS.escape(id)}" i]`);
  return known ? `#${known.id}` : hash;
}

/** The paths of all pages; to look one up, the router would compile a regular expression for each. */
function listPages(list: readonly RouteConfig[]): readonly unknown[] {
  return list.flatMap((one) => [one.exact && one.path, ...listPages(one.routes ?? [])]);
}

/** Compares with the address for sharing: the canonical address can be in another version. */
function isDocumentOf(path: string): boolean {
  const own = document.querySelector<HTMLMetaElement>('meta[property="og:url"]');
  return own !== null && new URL(own.content).pathname === path;
}
