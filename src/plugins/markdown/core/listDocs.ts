/** A doc that is available as Markdown. */
export type ListedDoc = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The page's path, without a slash at its end. */
  readonly path: string;
};

/** Docs that belong together in one part of a sidebar. */
type Section = {readonly name: string; readonly docs: readonly ListedDoc[]};

/** A version of the docs, or an instance without versions. */
export type DocsArea = {
  readonly name: string;
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
  readonly label: string;
  readonly path: string;
  readonly isLast: boolean;
  readonly docs: readonly Doc[];
  readonly sidebars: Readonly<Record<string, readonly Item[]>>;
};

/** The content of the docs plugin by instance, as far as it is read here. */
export type LoadedDocs = Readonly<Record<string, {readonly loadedVersions: readonly Version[]}>>;

/** The instance with the versions. */
const VERSIONED = 'default';
/** Section names for docs outside of all categories, and outside of all sidebars. */
const FIRST = 'Overview';
const REST = 'Other pages';

/**
 * Lists the docs in the order of the sidebars, without drafts and unlisted ones.
 *
 * @param names of the instances without versions, by id
 */
export function listDocs(content: LoadedDocs, names: Readonly<Record<string, string>>): DocsArea[] {
  return Object.entries(content).flatMap(([instance, {loadedVersions}]) =>
    loadedVersions.map((version) => ({
      name: names[instance] ?? `Tremor ${version.label}`,
      path: withoutSlash(version.path),
      isVersioned: instance === VERSIONED,
      isLast: version.isLast,
      sections: listSections(version),
    })),
  );
}

function listSections({docs, sidebars}: Version): Section[] {
  const left = new Map(
    docs.filter(({draft, unlisted}) => !draft && !unlisted).map((doc) => [doc.id, toListed(doc)]),
  );
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

function toListed({id, title, description, permalink}: Doc): ListedDoc {
  return {id, title, description, path: withoutSlash(permalink)};
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}
