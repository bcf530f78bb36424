import {expect, it} from 'vitest';
import {compactGlobalData, expandGlobalData} from './globalData';

const DOCS = [
  {id: 'index', path: '/docs/0.12/', sidebar: 'main'},
  {id: 'guides/index', path: '/docs/0.12/guides/', sidebar: 'main'},
  {id: 'guides/basics', path: '/docs/0.12/guides/basics', sidebar: 'main'},
  {id: 'guides/moved', path: '/docs/0.12/elsewhere', sidebar: 'main'},
  {id: 'hidden', path: '/docs/0.12/hidden'},
];
const DATA = {
  'docusaurus-plugin-content-docs': {
    default: {
      path: '/docs',
      versions: [{name: '0.12', path: '/docs/0.12', sidebars: {main: {}}, docs: DOCS}],
    },
  },
  other: {default: {anything: 1}},
};

it('shortens what follows from the id, and nothing else', () => {
  expect(compactGlobalData(DATA)).toMatchObject({
    'docusaurus-plugin-content-docs': {
      default: {versions: [{docs: ['index', 'guides/index', 'guides/basics', DOCS[3], DOCS[4]]}]},
    },
  });
});

it('expands to what it was', () => {
  expect(expandGlobalData(compactGlobalData(DATA))).toEqual(DATA);
});

it('leaves a site without docs alone', () => {
  expect(expandGlobalData(compactGlobalData({other: {default: 1}}))).toEqual({other: {default: 1}});
});
