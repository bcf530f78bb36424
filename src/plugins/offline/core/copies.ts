/** What a reader can keep for reading without a network: a version of the docs, with what all pages need. */

/** A file of the built site. */
export type SiteFile = {
  /** Its path below the site, with slashes. */
  readonly path: string;
  readonly bytes: number;
  /** Of a script: the areas whose pages it holds; absent for other files. */
  readonly areas?: readonly string[];
};

/** A copy that readers are offered. */
export type Copy = {
  /** The label of the version. */
  readonly label: string;
  /** Changes with each build that changes a file of the copy. */
  readonly id: string;
  /** Bytes of all files, as they lie on a disk. */
  readonly bytes: number;
  readonly count: number;
};

/** A copy that a browser keeps, and when it was fetched, in ISO 8601. */
export type KeptCopy = Copy & {readonly kept: string};

/** A copy with the addresses of its files, below the site's base URL. */
export type CopyFiles = Copy & {readonly files: readonly string[]};

/** Which versions there are, and what they are called in file names of the search. */
export type OfferedVersion = {readonly label: string; readonly name: string};

/** What belongs to all copies, beside what has no area: lists of pages, icons, the landing page. */
const LEFT_OUT = [
  // For machines and for the build's own readers.
  /^(__docusaurus|blog|community|rfc|offline)\//,
  /^(blog|community|rfc)\.html$/,
  // Pictures for messages that name a page; they are drawn while this list is made.
  /^img\/cards\//,
  // Hosts answer its address with the status 404, too.
  /^404\.html$/,
  /[.](md|txt|xml|map)$/,
  /^(_headers|sw\.js)$/,
  /^language\//,
];

/**
 * The files of a version's copy: its pages and scripts, its search index, and what every page needs.
 *
 * @param all every file of the built site
 * @param version the one to keep
 * @param programs language files of other versions, which are left out
 */
export function filesOfCopy<File extends SiteFile>(
  all: readonly File[],
  {label, name}: OfferedVersion,
  programs: readonly string[] = [],
): File[] {
  const own = `docs/${label}`;
  return all.filter(({path, areas}) => {
    if (LEFT_OUT.some((pattern) => pattern.test(path))) return false;
    const tag = /^search-(?:index|headings)-(.+)\.json$/.exec(path)?.[1];
    if (tag !== undefined) return tag === `docs-default-${name}` || tag === 'default';
    if (path.startsWith('docs/')) return path === `${own}.html` || path.startsWith(`${own}/`);
    if (path.startsWith('api/'))
      return path.startsWith(`api/${label}/`) || path.startsWith(`api/v${label}/`);
    if (path.startsWith('assets/language/')) return !programs.some((other) => path.includes(other));
    // A script with the pages of several areas is that of a debug page.
    return !areas || areas.length === 0 || (areas.length === 1 && areas[0] === own);
  });
}

/** The areas whose pages a script holds: `docs/<label>`, or the first part of the path. */
export function areasOfScript(script: string): readonly string[] {
  const found = new Set<string>();
  for (const [, path = ''] of script.matchAll(/"?permalink"?:"\/([^"#?]*)/g)) {
    const [first = '', second = ''] = path.split('/');
    found.add(first === 'docs' ? `docs/${second}` : first);
  }
  return [...found];
}

/** A file's address: pages have no `.html` at the end. */
export function addressOf(path: string): string {
  return path.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
}
