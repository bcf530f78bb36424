import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import type {ApiSpec} from '../plugins/openapi/node/specs';

type Generator = NonNullable<PluginOptions['sidebarItemsGenerator']>;
type Items = Awaited<ReturnType<Generator>>;
type Category = Extract<Items[number], {type: 'category'}>;
type Docs = Parameters<Generator>[0]['docs'];

/** Longer descriptions are cut off by search engines. */
const MAX_DESCRIPTION = 160;

/** Docusaurus' own sidebar, with a page for each category that has none. */
export const sidebarWithPages: Generator = async ({defaultSidebarItemsGenerator, ...args}) =>
  addPages(await defaultSidebarItemsGenerator(args), args.docs);

/**
 * The same, with the API page of the version at its end. The page is no doc, so that no sidebar file
 * can name it without naming a version, which a release would have to edit.
 */
export function sidebarWithApi(specs: readonly ApiSpec[]): Generator {
  return async (args) => {
    const items = await sidebarWithPages(args);
    const spec = specs.find(({versionName}) => versionName === args.version.versionName);
    if (!spec || args.item.dirName !== '.') return items;
    return [...items, {type: 'link', label: 'Management API', href: spec.route}];
  };
}

/**
 * Gives each category without a doc of its own a page that lists what is in it: without scripts a
 * category is only a link.
 *
 * @param parents labels of the categories around, outermost first
 */
export function addPages(items: Items, docs: Docs, parents: readonly string[] = []): Items {
  return items.map((item) => {
    if (item.type !== 'category') return item;
    const labels = [...parents, item.label];
    const inside = {...item, items: addPages(item.items, docs, labels)};
    return item.link ? inside : {...inside, link: pageOf(item, docs, labels)};
  });
}

function pageOf({items}: Category, docs: Docs, labels: readonly string[]): Category['link'] {
  const names = items.map((item) =>
    'label' in item && item.label !== undefined
      ? item.label
      : (docs.find((doc) => 'id' in item && doc.id === item.id)?.title ?? ''),
  );
  const list = `${labels.join(', ')}: ${names.filter(Boolean).join(', ')}.`;
  return {
    type: 'generated-index',
    title: titleOf(labels),
    description:
      list.length <= MAX_DESCRIPTION ? list : `${list.slice(0, MAX_DESCRIPTION - 1).trimEnd()}…`,
    slug: `/category/${labels.map(toSlug).join('/')}`,
  };
}

/** Far down, a label such as `http` is a page's name too: the category around it stands in front. */
function titleOf(labels: readonly string[]): string {
  return labels.slice(labels.length > 2 ? -2 : -1).join(': ');
}

function toSlug(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
