import {usualPath} from './usualDoc';

/** A link or category of a sidebar, as Docusaurus gives it to the pages of a version. */
export type SidebarItem = {
  readonly type: string;
  readonly items?: readonly SidebarItem[];
  readonly [key: string]: unknown;
};

type Doc = {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly [key: string]: unknown;
};

/** What every page of a version loads: its sidebars, and a line about each doc. */
export type VersionData = {
  readonly docsSidebars: Readonly<Record<string, readonly SidebarItem[]>>;
  readonly docs: Readonly<Record<string, Doc>>;
  readonly [key: string]: unknown;
};

/** `[label, docId]` for a link, `[label, path, items]` for a category; others as they are. */
type CompactItem =
  | readonly [label: string, docId: string]
  | readonly [label: string, href: string, items: readonly CompactItem[]]
  | {
      readonly type: string;
      readonly items?: readonly CompactItem[];
      readonly [key: string]: unknown;
    };

/** The version's data without descriptions, and without what follows from the rest. */
export type CompactVersionData = Omit<VersionData, 'docsSidebars' | 'docs'> & {
  readonly base: string;
  readonly docsSidebars: Readonly<Record<string, readonly CompactItem[]>>;
  /** `[id, title]` where the doc is in the first sidebar. */
  readonly docs: readonly (readonly [id: string, title: string] | Doc)[];
};

/** Descriptions by the ids of docs: what cards of docs show. */
export type Descriptions = Readonly<Record<string, string>>;

/** Loads the descriptions of a version, by instance of the docs plugin and name: `default/current`. */
export type DescriptionLoaders = Readonly<
  Record<string, () => Promise<{readonly default: Descriptions}>>
>;

/**
 * Parts what every page of a version needs from what only cards show.
 *
 * @param base the version's path
 */
export function splitVersion(
  {docsSidebars, docs, ...version}: VersionData,
  base: string,
): {readonly compact: CompactVersionData; readonly descriptions: Descriptions} {
  const [first] = Object.keys(docsSidebars);
  const shortItem = (item: SidebarItem): CompactItem => {
    const items = item.items?.map(shortItem);
    const {label, docId, href} = item as {label?: string; docId?: string; href?: string};
    const short = items
      ? ([label ?? '', withoutBase(href ?? '', base), items] as const)
      : ([label ?? '', docId ?? ''] as const);
    if (isEqual(longItem(short, base), item)) return short;
    return {...item, ...(items && {items})};
  };
  const shortDoc = (doc: Doc) => {
    const shown = withoutDescription(doc);
    return isEqual(longDoc([doc.id, doc.title], first), shown)
      ? ([doc.id, doc.title] as const)
      : shown;
  };
  const compact = {
    ...version,
    base,
    docsSidebars: mapValues(docsSidebars, (items) => items.map(shortItem)),
    docs: Object.values(docs).map(shortDoc),
  };
  return {compact, descriptions: mapValues(docs, ({description}) => description ?? '')};
}

/** The version's data as it was, without descriptions. */
export function expandVersionData(compact: CompactVersionData): VersionData {
  const {base, docsSidebars, docs, ...version} = compact;
  const [first] = Object.keys(docsSidebars);
  const long = docs.map((doc) => (isList(doc) ? longDoc(doc, first) : doc));
  return {
    ...version,
    docsSidebars: mapValues(docsSidebars, (items) => items.map((item) => longItem(item, base))),
    docs: Object.fromEntries(long.map((doc) => [doc.id, doc])),
  };
}

function longDoc([id, title]: readonly [string, string], sidebar: string | undefined): Doc {
  return {id, title, ...(sidebar === undefined ? {} : {sidebar})};
}

function longItem(item: CompactItem, base: string): SidebarItem {
  if (!isList(item)) {
    const {items, ...rest} = item;
    return items ? {...rest, items: items.map((inner) => longItem(inner, base))} : rest;
  }
  const [label, target, items] = item;
  if (!items) {
    return {type: 'link', href: usualPath(target, base), label, docId: target, unlisted: false};
  }
  const inside = items.map((inner) => longItem(inner, base));
  const href = base + target;
  return {type: 'category', label, collapsible: true, collapsed: true, items: inside, href};
}

function withoutDescription(doc: Doc): Doc {
  return Object.fromEntries(Object.entries(doc).filter(([key]) => key !== 'description')) as Doc;
}

function withoutBase(href: string, base: string): string {
  return href.startsWith(base) ? href.slice(base.length) : href;
}

function isEqual(one: object, other: object): boolean {
  const sorted = (value: object) => Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function isList<List extends readonly unknown[]>(value: List | object): value is List {
  return Array.isArray(value);
}

function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
