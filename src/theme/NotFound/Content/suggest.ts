import routes from '@generated/routes';
import type {RouteConfig} from 'react-router-config';
import {closestParent, nearestPages, samePageInOtherVersions} from './nearest';

/** Pages that the reader of a missing page may have been looking for. */
export interface Suggestions {
  /** Addresses of the same page in other versions. */
  readonly otherVersions: readonly string[];
  /** Addresses of pages with a similar address. */
  readonly similar: readonly string[];
}

const SIMILAR = 3;

/**
 * Finds suggestions for a missing page.
 *
 * @param path the missing path
 * @param roots the paths of all versions of the docs, those to prefer first
 */
export function suggest(path: string, roots: readonly string[]): Suggestions {
  const pages = listPaths(routes);
  const otherVersions = samePageInOtherVersions(path, roots, pages);
  const preference = (page: string) => roots.findIndex((root) => page.startsWith(`${root}/`));
  const others = pages
    .filter((page) => !otherVersions.includes(page))
    .sort((a, b) => preference(a) - preference(b) || a.length - b.length);
  const similar = nearestPages(path, others, SIMILAR);
  const parent = closestParent(path, others);
  return {otherVersions, similar: similar.length > 0 || !parent ? similar : [parent]};
}

/** The paths of all pages, without parent routes and debug pages. */
function listPaths(list: readonly RouteConfig[]): string[] {
  return list.flatMap((route) => {
    if (route.routes) return listPaths(route.routes);
    const {path} = route;
    return typeof path === 'string' && path !== '*' && !path.startsWith('/__') ? [path] : [];
  });
}
