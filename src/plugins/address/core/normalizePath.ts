/**
 * The address that a page is known by.
 *
 * `/docs/a.html`, `/docs/a/index.html` and `/docs/a/` are `/docs/a`.
 *
 * @param pathname a path as the address bar has it
 * @param isRoute whether a route of the site matches a path exactly, and not in another spelling
 * @returns the path itself when it is a route, or has nothing to take away
 */
export function normalizePath(pathname: string, isRoute: (path: string) => boolean): string {
  if (isRoute(pathname)) return pathname;
  const path = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
  // The front page of a site below a path of its host ends in a slash.
  return !isRoute(path) && isRoute(`${path}/`) ? `${path}/` : path;
}
