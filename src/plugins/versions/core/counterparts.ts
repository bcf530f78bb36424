/** A version of the docs in Docusaurus' global data, as far as it is read here. */
export interface VersionPages {
  readonly name: string;
  readonly path: string;
  readonly docs: readonly {readonly id: string; readonly path: string}[];
}

/**
 * For each version with pages that name their successor, the place of the successor among the docs of the
 * newest version; -1 for a page without one. The pages are in the order of Docusaurus' global data.
 */
export type Successors = Readonly<Record<string, readonly number[]>>;

/** A version as the docs plugin has loaded it. */
interface LoadedPages {
  readonly versionName: string;
  readonly isLast: boolean;
  readonly path: string;
  readonly docs: readonly {
    readonly permalink: string;
    readonly frontMatter: Readonly<Record<string, unknown>>;
  }[];
}

/** Reads the successors from the front matter: `current` is a path below the newest version. */
export function readSuccessors(versions: readonly LoadedPages[]): Successors {
  const latest = versions.find(({isLast}) => isLast);
  const paths = (latest?.docs ?? []).map(({permalink}) => bare(permalink));
  const successor = (current: unknown) =>
    typeof current === 'string'
      ? paths.indexOf(`${latest!.path}/${current}`.replace(/\/index$/, ''))
      : -1;
  const entries = versions.map(
    ({versionName, docs}) =>
      [versionName, docs.map(({frontMatter}) => successor(frontMatter.current))] as const,
  );
  return Object.fromEntries(entries.filter(([, places]) => places.some((place) => place >= 0)));
}

/**
 * The path of a page in another version: the page with the same id or address, else its successor, else the
 * page that it succeeds. A page may succeed several; the one with the shortest address is the most general.
 *
 * @param pathname of the page
 * @param latest the newest version, which the successors are in
 */
export function findCounterpart(
  successors: Successors,
  pathname: string,
  active: VersionPages,
  target: VersionPages,
  latest: VersionPages,
): string | undefined {
  const doc = active.docs.find(({path}) => bare(path) === bare(pathname));
  const withId = (version: VersionPages, id: string | undefined) =>
    version.docs.find((one) => one.id === id);
  const own = bare(pathname).slice(active.path.length);
  const same = withId(target, doc?.id) ?? target.docs.find(({path}) => path === target.path + own);
  if (same) return bare(same.path);
  const place = doc ? successors[active.name]?.[active.docs.indexOf(doc)] : undefined;
  const next = withId(target, latest.docs[place ?? -1]?.id);
  if (next) return bare(next.path);
  const newest = latest.docs.findIndex(({id}) => id === doc?.id);
  const before = (successors[target.name] ?? []).flatMap((one, at) =>
    one === newest && newest >= 0 ? [target.docs[at]!.path] : [],
  );
  return before.sort((one, other) => one.length - other.length).map(bare)[0];
}

/** The front pages of docs end in a slash in Docusaurus' data, but not in the site's addresses. */
function bare(path: string): string {
  return path.replace(/(.)\/$/, '$1');
}
