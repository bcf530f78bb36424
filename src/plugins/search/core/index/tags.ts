/** The versions of one docs plugin instance, as Docusaurus names them. */
export type DocsInstance = {
  readonly pluginId: string;
  /** The version of the current page; absent on pages of other areas. */
  readonly current?: string;
  /** The version that the reader chose last; absent if the reader has not chosen any. */
  readonly preferred?: string;
  readonly latest: string;
};

/** An index to search, and the factor on the scores of its hits. */
export type ActiveTag = {readonly tag: string; readonly weight: number};

/** The tag of the blog and of all pages that belong to no docs version. */
export const DEFAULT_TAG = 'default';

/**
 * Factors on scores. The reader's own area counts most; another version of the same docs mostly
 * repeats it.
 */
const WEIGHT = {own: 1, other: 0.8, otherVersion: 0.4} as const;

/** The tag of one version of a docs instance. */
export function docsTag(pluginId: string, versionName: string): string {
  return `docs-${pluginId}-${versionName}`;
}

/** The file name of the index of a tag. */
export function indexFileName(tag: string): string {
  return `search-index-${tag}.json`;
}

/** The file name of the headings of a tag, which answer queries until the index has loaded. */
export function headingsFileName(tag: string): string {
  return `search-headings-${tag}.json`;
}

/**
 * The tags to load: for each docs instance the current, preferred and latest version, and the
 * default tag; without repetitions, the reader's own area first.
 *
 * @param mainPluginId the instance that counts as the reader's own area even on pages of other instances
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
