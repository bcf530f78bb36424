/** The versions of one docs plugin instance, as Docusaurus names them. */
export type DocsInstance = {
  readonly pluginId: string;
  /** The version of the page that is open; absent on pages of other areas. */
  readonly current?: string;
  /** The version that the reader chose last; absent before a choice. */
  readonly preferred?: string;
  readonly latest: string;
};

/** An index to search, and the factor on the scores of its hits. */
export type ActiveTag = {readonly tag: string; readonly weight: number};

/** The tag of everything that belongs to no docs version: blog, pages. */
export const DEFAULT_TAG = 'default';

/** The reader's own area comes first; a second version of the same docs mostly repeats it. */
const WEIGHT = {own: 1, other: 0.8, otherVersion: 0.4} as const;

/** The tag of one version of a docs instance. */
export function docsTag(pluginId: string, versionName: string): string {
  return `docs-${pluginId}-${versionName}`;
}

/** Where the browser finds the index of a tag. */
export function indexFileName(tag: string): string {
  return `search-index-${tag}.json`;
}

/** Where the browser finds the headings of a tag, which answer before the index has loaded. */
export function headingsFileName(tag: string): string {
  return `search-headings-${tag}.json`;
}

/**
 * The tags to load: for each docs instance the current, preferred and latest version, and the
 * default tag; each once, the reader's own area first.
 *
 * @param mainPluginId the instance whose version counts as the reader's own on pages of no instance
 */
export function activeTags(
  instances: readonly DocsInstance[],
  mainPluginId: string = 'default',
): ActiveTag[] {
  const tags = instances.flatMap(({pluginId, current, preferred, latest}) => {
    const versions = [...new Set([current, preferred, latest])].filter(
      (name) => name !== undefined,
    );
    return versions.map((version, place) => ({
      tag: docsTag(pluginId, version),
      weight:
        place > 0 ? WEIGHT.otherVersion : isOwn(pluginId, current) ? WEIGHT.own : WEIGHT.other,
    }));
  });
  function isOwn(pluginId: string, current: string | undefined): boolean {
    return pluginId === mainPluginId || current !== undefined;
  }
  const openFirst = new Set(
    instances.flatMap(({pluginId, current}) => (current ? [docsTag(pluginId, current)] : [])),
  );
  return [...tags, {tag: DEFAULT_TAG, weight: WEIGHT.other}].sort(
    (one, other) =>
      Number(openFirst.has(other.tag)) - Number(openFirst.has(one.tag)) ||
      other.weight - one.weight,
  );
}
