/** A route without children, as far as the docs' global data follows from it. */
export type ListedRoute = {readonly path: string; readonly sidebar?: string};

type Nested = {
  readonly path: string;
  readonly routes?: readonly Nested[];
  readonly [attribute: string]: unknown;
};

/** All routes that have no children, in their order. */
export function listRoutes(routes: readonly Nested[]): readonly ListedRoute[] {
  return routes.flatMap(({path, sidebar, routes: children}) => {
    if (children) return listRoutes(children);
    return typeof sidebar === 'string' ? [{path, sidebar}] : [{path}];
  });
}
