import type {PluginOptions} from '@docusaurus/plugin-content-docs';
import type {ApiSpec} from '../plugins/openapi/node/specs';
import {orderItems} from './sidebarOrder';

type Generator = NonNullable<PluginOptions['sidebarItemsGenerator']>;
type Items = Awaited<ReturnType<Generator>>;
type Category = Extract<Items[number], {type: 'category'}>;
type Docs = Parameters<Generator>[0]['docs'];

/** Search engines cut off longer descriptions. */
const MAX_DESCRIPTION = 160;

/** Docusaurus' own sidebar, with a page for each category without one. */
export const sidebarWithPages: Generator = async ({defaultSidebarItemsGenerator, ...args}) =>
  addPages(await defaultSidebarItemsGenerator(args), args.docs);

/**
 * The same in the order of `orderItems`, with the API page of the version at its end. The page is not a doc: a sidebar file could only
 * name it together with a version, and each release would have to edit that.
 */
export function sidebarWithApi(specs: readonly ApiSpec[]): Generator {
  return async (args) => {
    const {defaultSidebarItemsGenerator: generate, ...rest} = args;
    const ordered: typeof generate = async (given) => orderItems(await generate(given), rest.docs);
    const items = await sidebarWithPages({...args, defaultSidebarItemsGenerator: ordered});
    const spec = specs.find(({versionName}) => versionName === args.version.versionName);
    if (!spec || args.item.dirName !== '.') return items;
    return [...items, {type: 'link', label: 'Management API', href: spec.route}];
  };
}

/**
 * Gives each category without a doc a page that lists its contents: without scripts a category is only a
 * link.
 *
 * @param parents the labels of the parent categories, outermost first
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

/** Deep in the tree, a label such as `http` is also the name of a page, so its category comes first. */
function titleOf(labels: readonly string[]): string {
  return labels.slice(labels.length > 2 ? -2 : -1).join(': ');
}

function toSlug(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
