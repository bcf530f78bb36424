import {expect, test} from 'vitest';
import {orderItems} from './sidebarOrder';

type Items = Parameters<typeof orderItems>[0];
type Docs = Parameters<typeof orderItems>[1];

const docs = [
  {id: 'index', title: 'Start', sidebarPosition: 1, frontMatter: {}},
  {id: 'auth', title: 'Access', frontMatter: {}},
  {id: 'client', title: 'otel_client', frontMatter: {names: ['c'], sidebar_group: 'Telemetry'}},
  {id: 'common', title: 'Common', frontMatter: {sidebar_group: 'Telemetry'}},
  {id: 'logs', title: 'Logs', frontMatter: {sidebar_group: 'Telemetry'}},
  {id: 'a', title: 'zebra', frontMatter: {names: ['zebra']}},
  {id: 'last', title: 'bench', frontMatter: {names: ['bench'], sidebar_last: true}},
  {id: 'z', title: 'ant', frontMatter: {names: ['ant']}},
] as unknown as Docs;
const items = (ids: readonly string[]): Items => ids.map((id) => ({type: 'doc', id}));

test('pages follow their labels, groups are categories, and background comes before helpers', () => {
  expect(orderItems(items(docs.map(({id}) => id)), docs)).toEqual([
    ...items(['index', 'z']),
    {
      ...{type: 'category', label: 'Telemetry', collapsible: true, collapsed: true},
      ...{link: {type: 'doc', id: 'common'}, items: items(['client', 'logs'])},
    },
    ...items(['a', 'auth', 'last']),
  ]);
});

test('the pages inside a category are ordered too', () => {
  const inside = {type: 'category', label: 'x', collapsible: true, collapsed: true} as const;
  expect(orderItems([{...inside, items: items(['a', 'z'])}], docs)).toEqual([
    {...inside, items: items(['z', 'a'])},
  ]);
});
