import type {RouteConfig} from 'react-router-config';

/**
 * The routes that a path leads through, from the outermost in, as the router's `matchRoutes` finds
 * them. That one makes a regular expression of every route before the right one, which kept a slow
 * phone busy for 50 to 80 ms for the first links of a page; the site's routes have no parameters, and
 * comparing letters does.
 */
export function matchRoutes(
  routes: readonly RouteConfig[],
  pathname: string,
): readonly {readonly route: RouteConfig}[] {
  const wanted = withSlash(pathname);
  const route = routes.find(({path, exact}) => {
    const own = withSlash(String(path));
    if (path === '*') return true;
    return exact ? wanted === own : wanted.startsWith(own);
  });
  return route ? [{route}, ...matchRoutes(route.routes ?? [], pathname)] : [];
}

/** The router ignores the case of letters, and a slash at the end. */
function withSlash(path: string): string {
  return `${path.toLowerCase().replace(/\/+$/, '')}/`;
}
