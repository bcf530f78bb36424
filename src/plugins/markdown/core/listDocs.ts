/** A doc that is available as Markdown. */
export type ListedDoc = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The page's path, without a slash at its end. */
  readonly path: string;
  /** The day of a post. */
  readonly date?: string;
  /** The text of a page that is not made from its HTML. */
  readonly text?: string;
};

/** Docs that belong together in one part of a sidebar. */
export type Section = {readonly name: string; readonly docs: readonly ListedDoc[]};

/** A version of the docs, an instance without versions, or the blog. */
export type DocsArea = {
  readonly name: string;
  /** The heading of its list. */
  readonly title: string;
  /** The path of its pages, without a slash at its end. */
  readonly path: string;
  readonly isVersioned: boolean;
  readonly isLast: boolean;
  readonly sections: readonly Section[];
};

type Doc = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly permalink: string;
  readonly draft?: boolean;
  readonly unlisted?: boolean;
};
type Item = {
  readonly type: string;
  readonly id?: string;
  readonly label?: string;
  readonly link?: {readonly type: string; readonly id?: string};
  readonly items?: readonly Item[];
};
type Version = {
  readonly versionName?: string;
  readonly label: string;
  readonly path: string;
  readonly isLast: boolean;
  readonly docs: readonly Doc[];
  readonly sidebars: Readonly<Record<string, readonly Item[]>>;
};

/** The content of the docs plugin by instance, as far as it is read here. */
export type LoadedDocs = Readonly<Record<string, {readonly loadedVersions: readonly Version[]}>>;

/** The content of the blog plugin, as far as it is read here. */
export type LoadedBlog = {
  readonly blogPosts: readonly {
    readonly id: string;
    readonly metadata: Omit<Doc, 'id'> & {readonly date: Date};
  }[];
};

/** The text of the API page of a version, by its name. */
type ApiText = (versionName: string) => string | undefined;

/** The instance with the versions. */
const VERSIONED = 'default';
/** Section names for docs outside of all categories, and outside of all sidebars. */
const FIRST = 'Overview';
const REST = 'Other pages';
const API = {
  id: 'api',
  title: 'Management API',
  description: 'Every call with a curl line, its responses, and the schemas.',
};

/**
 * Lists the docs in the order of the sidebars, without drafts and unlisted ones.
 *
 * @param names of the instances without versions, by id
 * @param apiText versions with such a text get a further part with the page at `/api`
 */
export function listDocs(
  content: LoadedDocs,
  names: Readonly<Record<string, string>>,
  apiText: ApiText = () => undefined,
): DocsArea[] {
  return Object.entries(content).flatMap(([instance, {loadedVersions}]) =>
    loadedVersions.map((version) => {
      const name = names[instance] ?? `Tremor ${version.label}`;
      const path = withoutSlash(version.path);
      const text = instance === VERSIONED && apiText(version.versionName ?? version.label);
      const api = text ? [{name: API.title, docs: [{...API, path: `${path}/api`, text}]}] : [];
      return {
        ...{name, title: `Documentation of ${name}`, path},
        isVersioned: instance === VERSIONED,
        isLast: version.isLast,
        sections: [...listSections(version), ...api],
      };
    }),
  );
}

/** Lists the posts by year, the newest first, without drafts and unlisted ones. */
export function listPosts({blogPosts}: LoadedBlog, path: string): DocsArea {
  const posts = blogPosts
    .filter(({metadata}) => isListed(metadata))
    .map(({id, metadata}) => ({
      ...toListed({...metadata, id}),
      date: metadata.date.toISOString().slice(0, 10),
    }));
  const years = new Set(posts.map(({date}) => date.slice(0, 4)));
  return {
    ...{name: 'the Tremor blog', title: 'The Tremor blog', path},
    ...{isVersioned: false, isLast: true},
    sections: [...years].map((name) => ({
      name,
      docs: posts.filter(({date}) => date.startsWith(name)),
    })),
  };
}

function listSections({docs, sidebars}: Version): Section[] {
  const left = new Map(docs.filter(isListed).map((doc) => [doc.id, toListed(doc)]));
  const take = (ids: readonly string[]): ListedDoc[] =>
    ids.flatMap((id) => {
      const doc = left.get(id);
      left.delete(id);
      return doc ? [doc] : [];
    });
  const items = Object.values(sidebars).flat();
  const loose = items.filter(({type}) => type !== 'category');
  const categories = items.filter(({type}) => type === 'category');
  const sections = [
    {name: FIRST, docs: take(loose.flatMap(idsOf))},
    ...categories.map((item) => ({name: item.label ?? '', docs: take(idsOf(item))})),
    {name: REST, docs: take([...left.keys()])},
  ];
  return sections.filter((section) => section.docs.length > 0);
}

/** The docs of an item: its own doc, then the docs inside it. */
function idsOf({type, id, link, items = []}: Item): readonly string[] {
  const own = type === 'category' ? (link?.type === 'doc' ? link.id : undefined) : id;
  return [...(own === undefined ? [] : [own]), ...items.flatMap(idsOf)];
}

function isListed({draft, unlisted}: Pick<Doc, 'draft' | 'unlisted'>): boolean {
  return !draft && !unlisted;
}

function toListed({id, title, description, permalink}: Doc): ListedDoc {
  return {id, title, description, path: withoutSlash(permalink)};
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}
