import {expect, test} from 'vitest';
import {addPages} from './sidebarItems';

type Items = Parameters<typeof addPages>[0];
type Docs = Parameters<typeof addPages>[1];

const docs = [
  {id: 'std/array', title: 'Arrays'},
  {id: 'std/date', title: 'Dates'},
] as unknown as Docs;
const category = (label: string, items: Items, more = {}): Items[number] => ({
  type: 'category',
  label,
  collapsible: true,
  collapsed: true,
  items,
  ...more,
});
const doc = (id: string): Items[number] => ({type: 'doc', id});

test('a category without a doc gets a page that lists its contents', () => {
  const [reference] = addPages(
    [category('Reference', [category('Std lib', [doc('std/array'), doc('std/date')])])],
    docs,
  ) as unknown as [{link: unknown; items: readonly {link: unknown}[]}];
  expect(reference.link).toEqual({
    type: 'generated-index',
    title: 'Reference',
    description: 'Reference: Std lib.',
    slug: '/category/reference',
  });
  expect(reference.items[0]?.link).toEqual({
    type: 'generated-index',
    title: 'Std lib',
    description: 'Reference, Std lib: Arrays, Dates.',
    slug: '/category/reference/std-lib',
  });
});

test('a category with a doc keeps it, and docs do not change', () => {
  const items = [category('Guides', [], {link: {type: 'doc', id: 'guides/index'}}), doc('a')];
  expect(addPages(items, docs)).toEqual(items);
});
