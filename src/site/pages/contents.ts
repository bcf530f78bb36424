import type {LoadContext, Plugin} from '@docusaurus/types';

/** A page in the list. */
type ListedPage = {readonly title: string; readonly path: string};

/** A group of pages, such as a version of the docs. */
export type Area = {readonly name: string; readonly pages: readonly ListedPage[]};

type Doc = {
  readonly title: string;
  readonly permalink: string;
  readonly draft?: boolean;
  readonly unlisted?: boolean;
};
type Version = {readonly label: string; readonly docs: readonly Doc[]};

/** The loaded content of the docs and blog plugins, as far as it is read here. */
type LoadedContent = {
  readonly 'docusaurus-plugin-content-docs'?: Readonly<
    Record<string, {readonly loadedVersions: readonly Version[]}>
  >;
  readonly 'docusaurus-plugin-content-blog'?: Readonly<
    Record<string, {readonly blogPosts: readonly {readonly metadata: Doc}[]}>
  >;
};

/** Names of the docs instances without versions. */
const NAMES: Readonly<Record<string, string>> = {community: 'Community', rfc: 'RFCs'};

/**
 * Adds `/pages`, a list of every page of the site as plain links. It is for readers without scripts:
 * the menu of small screens does not open for them, and the search box does not answer.
 */
export function contentsPage({baseUrl, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'contents',
    async allContentLoaded({allContent, actions}) {
      const data = await actions.createData('areas.json', listPages(allContent));
      actions.addRoute({
        path: `${baseUrl}pages`,
        component: '@theme/Contents',
        // By its alias, because a debug page shows the paths of modules.
        modules: {areas: data.replace(generatedFilesDir, '@generated')},
        exact: true,
      });
    },
  };
}

/** Lists the docs of each area by address, and the posts from the newest to the oldest. */
export function listPages(content: LoadedContent): Area[] {
  const docs = Object.entries(content['docusaurus-plugin-content-docs'] ?? {}).flatMap(
    ([id, {loadedVersions}]) =>
      loadedVersions.map((version) => ({
        name: NAMES[id] ?? `Docs ${version.label}`,
        pages: version.docs.filter(isListed).map(toPage).sort(byPath),
      })),
  );
  const posts = Object.values(content['docusaurus-plugin-content-blog'] ?? {}).flatMap(
    ({blogPosts}) => blogPosts.map(({metadata}) => metadata),
  );
  return [...docs, {name: 'Blog', pages: posts.filter(isListed).map(toPage)}].filter(
    ({pages}) => pages.length > 0,
  );
}

function isListed({draft = false, unlisted = false}: Doc): boolean {
  return !draft && !unlisted;
}

function toPage({title, permalink}: Doc): ListedPage {
  // The front pages of docs end in a slash here, but not in the site's addresses.
  return {title, path: permalink.replace(/(.)\/$/, '$1')};
}

function byPath(one: ListedPage, other: ListedPage): number {
  return one.path < other.path ? -1 : 1;
}
