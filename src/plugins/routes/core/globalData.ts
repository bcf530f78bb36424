/** What Docusaurus keeps of a doc for every page: version switch and links between versions. */
export type GlobalDoc = {readonly id: string; readonly path: string; readonly sidebar?: string};

/** The part of a version's global data that this plugin reads. */
export type GlobalVersion<Doc> = {
  readonly path: string;
  readonly sidebars?: Readonly<Record<string, unknown>>;
  readonly docs: readonly Doc[];
};

/** A doc whose path and sidebar follow from its id is its id alone. */
export type CompactDoc = GlobalDoc | string;

/** Shortens the docs of a version. */
export function compactDocs({docs, ...version}: GlobalVersion<GlobalDoc>): readonly CompactDoc[] {
  return docs.map((doc) => {
    const usual = usualDoc(doc.id, version);
    return JSON.stringify(usual) === JSON.stringify(doc) ? doc.id : doc;
  });
}

/** The docs that `compactDocs` shortened, as they were. */
export function expandDocs({docs, ...version}: GlobalVersion<CompactDoc>): readonly GlobalDoc[] {
  return docs.map((doc) => (typeof doc === 'string' ? usualDoc(doc, version) : doc));
}

function usualDoc(
  id: string,
  {path, sidebars}: Pick<GlobalVersion<never>, 'path' | 'sidebars'>,
): GlobalDoc {
  const [sidebar] = Object.keys(sidebars ?? {});
  // Docusaurus writes the paths of index pages with a slash at their end.
  const below = `/${id}`.replace(/\/index$/, '/');
  return {id, path: path + below, ...(sidebar === undefined ? {} : {sidebar})};
}

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** Global data by plugin and instance; only that of the docs plugin has versions. */
export type GlobalData = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
type Versions<Doc> = {readonly versions: readonly GlobalVersion<Doc>[]};

/** Shortens the docs in the site's global data. */
export function compactGlobalData(data: GlobalData): GlobalData {
  return mapDocs<GlobalDoc>(data, compactDocs);
}

/** The global data that `compactGlobalData` shortened, as it was. */
export function expandGlobalData(data: GlobalData): GlobalData {
  return mapDocs<CompactDoc>(data, expandDocs);
}

function mapDocs<Doc>(
  data: GlobalData,
  change: (version: GlobalVersion<Doc>) => readonly CompactDoc[],
): GlobalData {
  const instances = data[DOCS_PLUGIN];
  if (!instances) return data;
  const changed = Object.entries(instances as Readonly<Record<string, Versions<Doc>>>).map(
    ([id, instance]) => {
      const versions = instance.versions.map((version) => ({...version, docs: change(version)}));
      return [id, {...instance, versions}];
    },
  );
  return {...data, [DOCS_PLUGIN]: Object.fromEntries(changed)};
}
