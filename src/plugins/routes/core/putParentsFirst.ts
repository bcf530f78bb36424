import {putFirst} from './table';

type Nested = {readonly path: string; readonly routes?: readonly Nested[]};

/**
 * Routes of the same meaning in an order in which a doc is found sooner: those with children, of
 * which there are few, before the pages that do not lie below one of them.
 *
 * React Router takes the first route that fits, so that a page below one with children stays before
 * it: that one would take its address, and find no child for it.
 */
export function putParentsFirst<Route extends Nested>(routes: readonly Route[]): Route[] {
  const parents = routes.filter(({routes: children}) => children).map(({path}) => path);
  const isCovered = ({path}: Nested) =>
    parents.some((parent) => `${path}/`.startsWith(`${parent}/`));
  return putFirst(routes, isCovered);
}
