import type {Kind, Row, Shape, Table} from './table';

/** A route as Docusaurus writes it, with the hash of its component. */
export type GeneratedRoute = {
  readonly path: string;
  readonly component: {readonly hash: string};
  readonly routes?: readonly GeneratedRoute[];
  readonly [attribute: string]: unknown;
};

/** Chunk names of a route in the shape of its props, as Docusaurus writes them. */
export type ChunkNames = string | readonly ChunkNames[] | {readonly [key: string]: ChunkNames};

/** The table, and the chunks in the order of their indexes in it. */
type Compressed = {readonly table: Table; readonly chunks: readonly string[]};

/**
 * Compresses the site's routes.
 *
 * @param routes all routes but the last one, `*`
 * @param chunkNames the chunks of each route under `path-hash`
 * @throws Error if a route has no chunks, or is not below its parent
 */
export function compressRoutes(
  routes: readonly GeneratedRoute[],
  chunkNames: Readonly<Record<string, ChunkNames>>,
): Compressed {
  const uses = countUses(Object.values(chunkNames));
  const shared = [...uses].filter(([, count]) => count > 1).map(([name]) => name);
  const chunks = [...shared];
  const kinds = new Map<string, number>();

  const toShape = (names: ChunkNames): Shape => {
    if (typeof names === 'string') {
      const index = shared.indexOf(names);
      if (index < 0) chunks.push(names);
      return index < 0 ? null : index;
    }
    if (isList(names)) return names.map(toShape);
    return Object.fromEntries(Object.entries(names).map(([key, part]) => [key, toShape(part)]));
  };

  const toRows = (list: readonly GeneratedRoute[], parent: string): readonly Row[] => {
    let kindBefore = 0;
    return list.map(({path, component, routes: children, ...attributes}) => {
      const names = chunkNames[`${path}-${component.hash}`];
      if (!names) throw new Error(`The route ${path} has no chunks.`);
      if (!path.startsWith(parent)) throw new Error(`${path} is not below ${parent}.`);
      const kind: Kind = [toShape(names), attributes];
      const index = indexOf(kinds, JSON.stringify(kind));
      const rest = path.slice(parent.length);
      const short = index === kindBefore && !children;
      kindBefore = index;
      if (short) return rest;
      return children ? [rest, index, toRows(children, path)] : [rest, index];
    });
  };

  const rows = toRows(routes, '');
  const table = {
    kinds: [...kinds.keys()].map((kind) => JSON.parse(kind) as Kind),
    shared: shared.length,
    rows,
  };
  return {table, chunks};
}

function isList(names: ChunkNames): names is readonly ChunkNames[] {
  return Array.isArray(names);
}

function countUses(all: readonly ChunkNames[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  const count = (names: ChunkNames): void => {
    if (typeof names === 'string') uses.set(names, (uses.get(names) ?? 0) + 1);
    else Object.values(names).forEach(count);
  };
  all.forEach(count);
  return uses;
}

function indexOf(known: Map<string, number>, key: string): number {
  const index = known.get(key) ?? known.size;
  known.set(key, index);
  return index;
}
