import routes from '@generated/routes';
import type {RouteConfig} from 'react-router-config';
import {nearestPages, samePageElsewhere} from './nearest';

/** Where a reader of a missing page may have wanted to go. */
export interface Suggestions {
  /** Addresses of the same page in other versions. */
  readonly elsewhere: readonly string[];
  /** Addresses of pages with a similar address. */
  readonly similar: readonly string[];
}

const SIMILAR = 3;

/**
 * @param path that was asked for
 * @param roots paths of all versions of the docs
 */
export function suggest(path: string, roots: readonly string[]): Suggestions {
  const pages = listPaths(routes);
  const elsewhere = samePageElsewhere(path, roots, pages);
  const others = pages.filter((page) => !elsewhere.includes(page));
  return {elsewhere, similar: nearestPages(path, others, SIMILAR)};
}

/** Addresses of pages; those of parents and of the debug pages are none. */
function listPaths(list: readonly RouteConfig[]): string[] {
  return list.flatMap((route) => {
    if (route.routes) return listPaths(route.routes);
    const {path} = route;
    return typeof path === 'string' && path !== '*' && !path.startsWith('/__') ? [path] : [];
  });
}
