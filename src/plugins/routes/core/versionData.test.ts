import {expect, it} from 'vitest';
import {expandVersionData, splitVersion, type SidebarItem, type VersionData} from './versionData';

const link = (docId: string, rest: object = {}): SidebarItem => ({
  type: 'link',
  href: `/docs/1.0/${docId}`.replace(/\/index$/, '/'),
  label: `About ${docId}`,
  docId,
  unlisted: false,
  ...rest,
});
const category = (items: readonly SidebarItem[], rest: object = {}): SidebarItem => ({
  type: 'category',
  label: 'Guides',
  collapsible: true,
  collapsed: true,
  items,
  href: '/docs/1.0/guides/',
  ...rest,
});

const DATA: VersionData = {
  pluginId: 'default',
  version: '1.0',
  docsSidebars: {
    main: [
      link('index'),
      category([link('guides/basics'), link('guides/hidden', {unlisted: true})]),
      category([category([link('deep/one')])], {collapsed: false}),
      {type: 'link', label: 'Elsewhere', href: 'https://tremor.rs'},
      {type: 'html', value: '<hr>', defaultStyle: true},
    ],
    other: [link('second')],
  },
  docs: {
    index: {id: 'index', title: 'Home', description: 'Where it begins.', sidebar: 'main'},
    second: {id: 'second', title: 'Second', description: 'In the other one.', sidebar: 'other'},
    alone: {id: 'alone', title: 'Alone', description: ''},
  },
};

it('parts the descriptions from what every page needs', () => {
  const {compact, descriptions} = splitVersion(DATA, '/docs/1.0');
  expect(descriptions).toEqual({
    index: 'Where it begins.',
    second: 'In the other one.',
    alone: '',
  });
  expect(JSON.stringify(compact)).not.toContain('begins');
});

it('expands to what it was, without descriptions', () => {
  const {compact} = splitVersion(DATA, '/docs/1.0');
  expect(expandVersionData(compact)).toEqual({
    ...DATA,
    docs: {
      index: {id: 'index', title: 'Home', sidebar: 'main'},
      second: {id: 'second', title: 'Second', sidebar: 'other'},
      alone: {id: 'alone', title: 'Alone'},
    },
  });
});

it('writes what is usual in few letters', () => {
  const {compact} = splitVersion(DATA, '/docs/1.0');
  expect(compact.docsSidebars.main?.[0]).toEqual(['About index', 'index']);
  expect(compact.docs[0]).toEqual(['index', 'Home']);
});
