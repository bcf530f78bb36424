/**
 * Returns the address of a page without `.html`, `/index.html` and the slash at its end.
 *
 * `/docs/a.html`, `/docs/a/index.html` and `/docs/a/` are `/docs/a`.
 *
 * @param pathname a path from the address bar
 * @param isRoute whether the site has a route with exactly this path
 * @returns the path itself if it is a route, or has nothing to remove
 */
export function normalizePath(pathname: string, isRoute: (path: string) => boolean): string {
  if (isRoute(pathname)) return pathname;
  const path = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
  // The front page of a site below a path of its host ends in a slash.
  return !isRoute(path) && isRoute(`${path}/`) ? `${path}/` : path;
}
