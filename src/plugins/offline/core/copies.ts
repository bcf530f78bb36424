/** Offline copies: readers can keep one version of the docs, with the files that all pages need. */

/** A file of the built site. */
export type SiteFile = {
  /** Its path in the built site, with slashes. */
  readonly path: string;
  readonly bytes: number;
  /** The areas whose pages a script contains; absent for other files. */
  readonly areas?: readonly string[];
};

/** A copy that the site offers. */
export type Copy = {
  /** The label of the version. */
  readonly label: string;
  /** Changes with each build that changes a file of the copy. */
  readonly id: string;
  /** Uncompressed bytes of all files. */
  readonly bytes: number;
  readonly count: number;
};

/** A copy in a browser, as the name of its cache describes it. */
export type StoredCopy = Pick<Copy, 'label' | 'id'> & {
  /** The day on which it was fetched: `2020-02-22`. */
  readonly day: string;
  /** Absent in copies that an earlier version of this site has stored. */
  readonly size?: Pick<Copy, 'count' | 'bytes'>;
};

/** A copy with the addresses of its files, below the site's base URL. */
export type CopyFiles = Copy & {readonly files: readonly string[]};

/** A version by its label, and by its name in the file names of the search. */
export type OfferedVersion = {readonly label: string; readonly name: string};

/** Files that no copy contains. */
const LEFT_OUT = [
  // Pages outside the docs.
  /^(__docusaurus|blog|community|rfc|offline)\//,
  /^(blog|community|rfc)\.html$/,
  // Pictures for link previews.
  /^img\/cards\//,
  // Hosts answer its own address with the status 404 too, and a copy with such an answer fails.
  /^404\.html$/,
  /[.](md|txt|xml|map|changes[.]json)$/,
  /^(_headers|sw\.js)$/,
  /^language\//,
];

/** Whether a file, by its path in the built site, can be part of a copy. */
export function isOffered(path: string): boolean {
  return !LEFT_OUT.some((pattern) => pattern.test(path));
}

/**
 * The files of a version's copy: its pages and scripts, its search index, and all files without an area,
 * such as icons and the landing page.
 *
 * @param all the files of the built site
 * @param programs names of the language files of other versions, which are left out
 */
export function filesOfCopy<File extends SiteFile>(
  all: readonly File[],
  {label, name}: OfferedVersion,
  programs: readonly string[] = [],
): File[] {
  const own = `docs/${label}`;
  return all.filter(({path, areas}) => {
    if (!isOffered(path)) return false;
    const tag = /^search-(?:index|headings)-(.+)\.json$/.exec(path)?.[1];
    if (tag !== undefined) return tag === `docs-default-${name}` || tag === 'default';
    if (path.startsWith('docs/')) return path === `${own}.html` || path.startsWith(`${own}/`);
    if (path.startsWith('api/'))
      return path.startsWith(`api/${label}/`) || path.startsWith(`api/v${label}/`);
    if (path.startsWith('assets/language/')) return !programs.some((other) => path.includes(other));
    // Only scripts of debug pages contain pages of several areas.
    return !areas || areas.length === 0 || (areas.length === 1 && areas[0] === own);
  });
}

/**
 * The areas whose pages a script contains: `docs/<label>`, or the first part of the path.
 *
 * @param base the site's base URL
 */
export function areasOfScript(script: string, base: string): readonly string[] {
  const found = new Set<string>();
  for (const [, address = ''] of script.matchAll(/"?permalink"?:"([^"#?]*)/g)) {
    if (!address.startsWith(base)) continue;
    const [first = '', second = ''] = address.slice(base.length).split('/');
    found.add(first === 'docs' ? `docs/${second}` : first);
  }
  return [...found];
}

/** A file's address. For a page, it has no `.html` at the end. */
export function addressOf(path: string): string {
  return path.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
}

/** Begins the names of caches with copies. worker/sw.mjs reads these names too. */
const CACHE = 'offline-';

/** The name of a copy's cache. Sites below other paths of the same host have other names. */
export function cacheNameOf({label, id, count, bytes}: Copy, day: string, base: string): string {
  return CACHE + [label, id, day, count, bytes, base].join(' ');
}

/** The copy in a cache; undefined if the cache belongs to something else. */
export function copyOfCache(name: string, base: string): StoredCopy | undefined {
  if (!name.startsWith(CACHE)) return undefined;
  const [label = '', id = '', day = '', count, bytes, owner = base] = name
    .slice(CACHE.length)
    .split(' ');
  if (owner !== base) return undefined;
  const size = count === undefined ? {} : {size: {count: Number(count), bytes: Number(bytes)}};
  return {label, id, day, ...size};
}
