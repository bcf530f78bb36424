import type {PluginOptions} from '@docusaurus/plugin-content-docs';

type Generator = NonNullable<PluginOptions['sidebarItemsGenerator']>;
type Items = Awaited<ReturnType<Generator>>;
type Docs = Parameters<Generator>[0]['docs'];
type Item = Items[number];

/**
 * Orders the pages without a position by their labels: pages that document names of code come first, then
 * background, then pages with `sidebar_last`. Pages with the same `sidebar_group` in their front matter become a category of that name; its
 * own page is its first background page.
 *
 * @param items in the order of Docusaurus: those with a position come first
 */
export function orderItems(items: Items, docs: Docs): Items {
  const docOf = (item: Item) =>
    item.type === 'doc' ? docs.find(({id}) => id === item.id) : undefined;
  const isBackground = (item: Item) =>
    item.type === 'doc' && docOf(item)?.frontMatter.names === undefined;
  const rankOf = (item: Item): number =>
    docOf(item)?.frontMatter.sidebar_last ? 2 : Number(isBackground(item));
  const labelOf = (item: Item): string =>
    'label' in item && item.label !== undefined
      ? item.label
      : (docOf(item)?.frontMatter.sidebar_label ?? docOf(item)?.title ?? '');
  const sort = (pages: Items): Items =>
    [...pages].sort(
      (a, b) =>
        rankOf(a) - rankOf(b) || labelOf(a).localeCompare(labelOf(b), 'en', {numeric: true}),
    );
  const groupOf = (item: Item) => docOf(item)?.frontMatter.sidebar_group;
  const toCategory = (label: string, members: Items): Item => {
    const pages = sort(members);
    const page = pages.find(isBackground) ?? pages[0]!;
    const others = pages.filter((item) => item !== page);
    const link = {type: 'doc', id: docOf(page)!.id} as const;
    return {type: 'category', label, link, items: others, collapsible: true, collapsed: true};
  };

  const ordered = items.map((item) =>
    item.type === 'category' ? {...item, items: orderItems(item.items, docs)} : item,
  );
  const start = ordered.findIndex((item) => {
    const doc = docOf(item);
    return doc !== undefined && doc.sidebarPosition === undefined;
  });
  if (start < 0) return ordered;
  const free = ordered.slice(start);
  const groups = new Set(free.map(groupOf).filter((name) => typeof name === 'string'));
  return [
    ...ordered.slice(0, start),
    ...sort([
      ...free.filter((item) => groupOf(item) === undefined),
      ...[...groups].map((name) =>
        toCategory(
          name,
          free.filter((item) => groupOf(item) === name),
        ),
      ),
    ]),
  ];
}
