/** What Docusaurus keeps of a doc for every page: version switch and links between versions. */
export type GlobalDoc = {readonly id: string; readonly path: string; readonly sidebar?: string};

/**
 * The path that Docusaurus gives to a doc unless its front matter says otherwise; those of index
 * pages have a slash at their end, and the id of a generated category page is the end of its path.
 *
 * @param base the version's path
 */
export function usualPath(id: string, base: string): string {
  return base + (id.startsWith('/') ? id : `/${id}`.replace(/\/index$/, '/'));
}

/** A doc with its usual path and a sidebar, if it has one. */
export function usualDoc(id: string, base: string, sidebar: string | undefined): GlobalDoc {
  return {id, path: usualPath(id, base), ...(sidebar === undefined ? {} : {sidebar})};
}
