/** A page as a reader finds it in a list. */
export type ListedPage = {readonly title: string; readonly path: string};

/** Pages that belong together, as a version of the docs. */
export type Area = {readonly name: string; readonly pages: readonly ListedPage[]};

type Hidden = {readonly draft?: boolean; readonly unlisted?: boolean};
type Doc = Hidden & {readonly title: string; readonly permalink: string};
type Version = {readonly label: string; readonly docs: readonly Doc[]};

/** The part of what the content plugins loaded that is read here, by plugin and instance. */
export type LoadedContent = {
  readonly 'docusaurus-plugin-content-docs'?: Readonly<
    Record<string, {readonly loadedVersions: readonly Version[]}>
  >;
  readonly 'docusaurus-plugin-content-blog'?: Readonly<
    Record<string, {readonly blogPosts: readonly {readonly metadata: Doc}[]}>
  >;
};

/**
 * Lists the pages by area, in the order of their addresses; posts from the newest to the oldest.
 *
 * @param names what a docs instance is called, by its id; versions of the others show their label
 */
export function listPages(content: LoadedContent, names: Readonly<Record<string, string>>): Area[] {
  const docs = Object.entries(content['docusaurus-plugin-content-docs'] ?? {}).flatMap(
    ([id, {loadedVersions}]) =>
      loadedVersions.map((version) => ({
        name: names[id] ?? `Docs ${version.label}`,
        pages: version.docs.filter(isShown).map(toPage).sort(byPath),
      })),
  );
  const posts = Object.values(content['docusaurus-plugin-content-blog'] ?? {}).flatMap(
    ({blogPosts}) => blogPosts.map(({metadata}) => metadata),
  );
  return [...docs, {name: 'Blog', pages: posts.filter(isShown).map(toPage)}].filter(
    ({pages}) => pages.length > 0,
  );
}

function isShown({draft = false, unlisted = false}: Hidden): boolean {
  return !draft && !unlisted;
}

function toPage({title, permalink}: Doc): ListedPage {
  // Front pages of docs have a slash at their end here, which the site's addresses do not have.
  return {title, path: permalink.replace(/(.)\/$/, '$1')};
}

function byPath(one: ListedPage, other: ListedPage): number {
  return one.path < other.path ? -1 : 1;
}
