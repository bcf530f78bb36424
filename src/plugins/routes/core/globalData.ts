import type {ListedRoute} from './listRoutes';
import {usualDoc, type GlobalDoc} from './usualDoc';

/** The part of a version's global data that this plugin reads. */
export type GlobalVersion = {
  readonly path: string;
  readonly sidebars?: Readonly<Record<string, unknown>>;
  readonly docs: readonly GlobalDoc[];
};

/** A version whose docs follow from the table of routes, but for those that stand here. */
export type CompactVersion = Omit<GlobalVersion, 'docs'> & {
  /** Index pages among the routes, by what their paths have behind the version's. */
  readonly indexes?: readonly string[];
  /** A doc whose path and sidebar follow from its id is its id alone. */
  readonly docs: readonly (GlobalDoc | string)[];
};

/** The debug page shows what is in lists of up to so many values, in their order. */
const SHOWN = 4;

/** Shortens the docs of a version. The order of many is lost: nothing asks for it. */
function compactVersion(
  {docs, ...version}: GlobalVersion,
  routes: readonly ListedRoute[],
): CompactVersion {
  const sidebar = sidebarOf(version);
  const isUsual = (doc: GlobalDoc): boolean =>
    isSame([usualDoc(doc.id, version.path, sidebar)], [doc]);
  const short = (list: readonly GlobalDoc[]) => list.map((doc) => (isUsual(doc) ? doc.id : doc));

  const indexes = docs
    .filter(({path}) => path.endsWith('/'))
    .map(({path}) => path.slice(version.path.length, -1));
  const derived = new Set(
    findDocs(version.path, routes, indexes).map((doc) => JSON.stringify(doc)),
  );
  const rest = docs.filter((doc) => !derived.has(JSON.stringify(doc)));
  const compact = {...version, indexes, docs: short(rest)};
  const isComplete = isSame(expandVersion(compact, routes).docs, docs);
  return isComplete && docs.length > SHOWN ? compact : {...version, docs: short(docs)};
}

/** The version that `compactVersion` shortened, as it was but for the order of its docs. */
function expandVersion(
  {docs, indexes, ...version}: CompactVersion,
  routes: readonly ListedRoute[],
): GlobalVersion {
  const listed = docs.map((doc) =>
    typeof doc === 'string' ? usualDoc(doc, version.path, sidebarOf(version)) : doc,
  );
  if (!indexes) return {...version, docs: listed};
  const paths = new Set(listed.map(({path}) => path.replace(/\/$/, '')));
  const others = routes.filter(({path}) => !paths.has(path));
  return {...version, docs: [...findDocs(version.path, others, indexes), ...listed]};
}

/** The docs that the routes below a path stand for; what has a sidebar is a doc or a category. */
function findDocs(
  base: string,
  routes: readonly ListedRoute[],
  indexes: readonly string[],
): readonly GlobalDoc[] {
  return routes
    .filter(({path, sidebar}) => sidebar !== undefined && `${path}/`.startsWith(`${base}/`))
    .map(({path, sidebar}) => {
      const rest = path.slice(base.length);
      return usualDoc((indexes.includes(rest) ? `${rest}/index` : rest).slice(1), base, sidebar);
    });
}

function sidebarOf({sidebars}: Pick<GlobalVersion, 'sidebars'>): string | undefined {
  return Object.keys(sidebars ?? {})[0];
}

function isSame(one: readonly GlobalDoc[], other: readonly GlobalDoc[]): boolean {
  const [a, b] = [one, other].map((docs) => docs.map((doc) => JSON.stringify(doc)).sort());
  return JSON.stringify(a) === JSON.stringify(b);
}

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** Global data by plugin and instance; only that of the docs plugin has versions. */
export type GlobalData = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Shortens the docs in the site's global data. */
export function compactGlobalData(data: GlobalData, routes: readonly ListedRoute[]): GlobalData {
  return mapVersions<GlobalVersion>(data, (version) => compactVersion(version, routes));
}

/** The global data that `compactGlobalData` shortened. */
export function expandGlobalData(data: GlobalData, routes: readonly ListedRoute[]): GlobalData {
  return mapVersions<CompactVersion>(data, (version) => expandVersion(version, routes));
}

function mapVersions<Version>(data: GlobalData, change: (version: Version) => object): GlobalData {
  const instances = data[DOCS_PLUGIN];
  if (!instances) return data;
  type Instance = {readonly versions: readonly Version[]};
  const changed = Object.entries(instances as Readonly<Record<string, Instance>>).map(
    ([id, instance]) => [id, {...instance, versions: instance.versions.map(change)}],
  );
  return {...data, [DOCS_PLUGIN]: Object.fromEntries(changed)};
}
