/** Names of chunks in the shape of a route's props; `null` stands for the next chunk of its own. */
export type Shape = string | number | null | readonly Shape[] | {readonly [key: string]: Shape};

/** What routes have in common: chunks that several routes use, by index, and attributes. */
export type Kind = readonly [chunks: Shape, attributes: Readonly<Record<string, unknown>>];

/**
 * A route: its path behind its parent's path, its kind (an index) and its children. A string alone
 * has the kind of the row before it.
 */
export type Row = string | readonly [path: string, kind: number, children?: readonly Row[]];

/** All routes of the site in as few bytes as possible. */
export type Table = {
  readonly kinds: readonly Kind[];
  /** How many chunks are shared: the first ones of the registry. */
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

/** A route with everything that the table knows of it; `key` tells routes of one path apart. */
type Visited = {
  readonly path: string;
  readonly key: string;
  readonly kind: Kind;
  readonly children: readonly Row[] | undefined;
};

/**
 * Expands the routes for React Router, which asks them one after the other, and makes a regular
 * expression of each that it asks: some hundreds before it finds a doc. The page itself comes first.
 *
 * @param create Docusaurus' component creator: it finds the chunks under `path-key`
 * @param current path of the page that the reader is on
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
    return putFirst(routes, (route) => route.path === current && !('routes' in route));
  };
  return [...expand(table.rows, ''), {path: '*', component: create('*', '')}];
}

/** Those of which something holds before the others, each in their order. */
export function putFirst<Item>(list: readonly Item[], holds: (item: Item) => boolean): Item[] {
  return [...list.filter(holds), ...list.filter((item) => !holds(item))];
}

/**
 * Puts a component in the place of its getter. A page uses a handful of hundreds of routes: making
 * the components of all of them would cost a slow phone 50 ms before anything else happens.
 */
function remember<Component>(route: object, component: Component): Component {
  Object.defineProperty(route, 'component', {value: component, enumerable: true});
  return component;
}

/**
 * Expands the chunks of each route, in the shape of its props, under `path-key`.
 *
 * @param names the registry's chunk names: shared ones, then one after the other as routes use them
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

/** Visits rows in order, parents before their children; the counter gives each route its key. */
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
