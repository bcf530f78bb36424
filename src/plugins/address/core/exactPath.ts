import {decodablePath} from './decodablePath';
import {knownAddress, type DocsRoots} from './knownAddress';
import {normalizePath} from './normalizePath';

/**
 * The address of the page that a path means, which the router alone would show for other spellings, too.
 *
 * @param pathname a path from the address bar or of a link
 * @param pages the paths of all pages
 * @param roots the versions of the docs
 * @returns the path of a page, or a path that can be decoded if no page is certain
 */
export function exactPath(pathname: string, pages: ReadonlySet<string>, roots: DocsRoots): string {
  const decodable = decodablePath(pathname);
  const isPage = (path: string) => pages.has(path);
  const path = normalizePath(decodeURI(decodable), isPage);
  return (isPage(path) ? path : knownAddress(path, [...pages], roots)) ?? decodable;
}
