/** Names of chunks in the shape of a route's props; `null` is the next chunk that only one route uses. */
export type Shape = string | number | null | readonly Shape[] | {readonly [key: string]: Shape};

/** The common part of several routes: chunks that several routes use, by index, and attributes. */
export type Kind = readonly [chunks: Shape, attributes: Readonly<Record<string, unknown>>];

/**
 * A route: its path without its parent's path, its kind (an index) and its children. A string is a path
 * with the kind of the row before it.
 */
export type Row = string | readonly [path: string, kind: number, children?: readonly Row[]];

/** All routes of the site in as few bytes as possible. */
export type Table = {
  readonly kinds: readonly Kind[];
  /** The number of shared chunks, which come first in the registry. */
  readonly shared: number;
  readonly rows: readonly Row[];
};

/** A route as React Router gets it; `Component` is what the component creator returns. */
export type Route<Component> = {
  readonly path: string;
  readonly component: Component;
  readonly routes?: readonly Route<Component>[];
  readonly [attribute: string]: unknown;
};

/** A route with all its data in the table; `key` distinguishes routes with the same path. */
type Visited = {
  readonly path: string;
  readonly key: string;
  readonly kind: Kind;
  readonly children: readonly Row[] | undefined;
};

/**
 * Expands the routes for React Router, which tries them in order, and compiles a regular expression for
 * each: hundreds before it finds a doc. So the current page comes first.
 *
 * @param create Docusaurus' component creator, which finds the chunks under `path-key`
 * @param current the path of the page that the reader is on
 */
export function expandRoutes<Component>(
  table: Table,
  create: (path: string, key: string) => Component,
  current?: string,
): readonly Route<Component>[] {
  const counter = {next: 0};
  const expand = (rows: readonly Row[], parent: string): readonly Route<Component>[] => {
    const routes = mapRows(table, rows, parent, counter, ({path, key, kind, children}) => ({
      path,
      ...kind[1],
      ...(children ? {routes: expand(children, path)} : {}),
      get component() {
        return remember(this, create(path, key));
      },
    }));
    const isCurrent = (route: Route<Component>) => route.path === current && !route.routes;
    return [...routes.filter(isCurrent), ...routes.filter((route) => !isCurrent(route))];
  };
  return [...expand(table.rows, ''), {path: '*', component: create('*', '')}];
}

/**
 * Replaces the getter of a component by the component. A page uses a handful of hundreds of routes:
 * creating the components of all of them would take a slow phone 50 ms at the start.
 */
function remember<Component>(route: object, component: Component): Component {
  Object.defineProperty(route, 'component', {value: component, enumerable: true});
  return component;
}

/**
 * Expands the chunks of each route, in the shape of its props, under `path-key`.
 *
 * @param names the registry's chunk names: first the shared ones, then the others in the order of use
 */
export function expandChunkNames(
  table: Table,
  names: readonly string[],
): Readonly<Record<string, unknown>> {
  const result: Record<string, unknown> = {};
  const counter = {next: 0};
  let own = table.shared;
  const fill = (shape: Shape): unknown => {
    if (shape === null) return names[own++];
    if (typeof shape === 'number') return names[shape];
    if (typeof shape === 'string') return shape;
    if (Array.isArray(shape)) return shape.map(fill);
    return Object.fromEntries(Object.entries(shape).map(([key, part]) => [key, fill(part)]));
  };
  const expand = (rows: readonly Row[], parent: string): void => {
    mapRows(table, rows, parent, counter, ({path, key, kind, children}) => {
      result[`${path}-${key}`] = fill(kind[0]);
      if (children) expand(children, path);
    });
  };
  expand(table.rows, '');
  return result;
}

/** Visits rows in order, parents before their children; the counter makes the key of each route. */
function mapRows<Result>(
  table: Table,
  rows: readonly Row[],
  parent: string,
  counter: {next: number},
  visit: (route: Visited) => Result,
): readonly Result[] {
  let kindIndex = 0;
  return rows.map((row) => {
    const [rest, index, children] = typeof row === 'string' ? [row, kindIndex] : row;
    kindIndex = index;
    const key = (counter.next++).toString(36);
    const kind = table.kinds[index] ?? [null, {}];
    return visit({path: parent + rest, key, kind, children});
  });
}
