import {describe, expect, it} from 'vitest';
import {compactGlobalData, expandGlobalData, type GlobalData} from './globalData';
import type {GlobalDoc} from './usualDoc';

const PLUGIN = 'docusaurus-plugin-content-docs';
const DOCS: readonly GlobalDoc[] = [
  {id: 'index', path: '/docs/0.12/', sidebar: 'main'},
  {id: 'guides/index', path: '/docs/0.12/guides/', sidebar: 'main'},
  {id: 'guides/basics', path: '/docs/0.12/guides/basics', sidebar: 'main'},
  {id: 'guides/moved', path: '/docs/0.12/elsewhere', sidebar: 'main'},
  {id: 'hidden', path: '/docs/0.12/hidden'},
  {id: '/category/guides', path: '/docs/0.12/category/guides', sidebar: 'main'},
];
const ROUTES = [
  {path: '/docs/0.12'},
  ...DOCS.map(({path, sidebar}) => ({
    path: path.replace(/\/$/, ''),
    ...(sidebar === undefined ? {} : {sidebar}),
  })),
  {path: '/docs/0.12/api'},
  {path: '/docs/edge/guides', sidebar: 'main'},
];

const dataOf = (docs: readonly GlobalDoc[]) => ({
  [PLUGIN]: {
    default: {
      path: '/docs',
      versions: [{name: '0.12', path: '/docs/0.12', sidebars: {main: {}}, docs}],
    },
  },
  other: {default: {anything: 1}},
});

function sorted(data: GlobalData): GlobalData {
  const copy = JSON.parse(JSON.stringify(data)) as ReturnType<typeof dataOf>;
  const docs = copy[PLUGIN]?.default.versions[0]?.docs as GlobalDoc[] | undefined;
  docs?.sort((a, b) => (a.id < b.id ? -1 : 1));
  return copy;
}

describe('docs in global data', () => {
  it('follow from the routes, but for what is unusual', () => {
    expect(compactGlobalData(dataOf(DOCS), ROUTES)).toMatchObject({
      [PLUGIN]: {
        default: {
          versions: [{indexes: ['', '/guides'], docs: [DOCS[3], DOCS[4], '/category/guides']}],
        },
      },
    });
  });

  it.each([
    ['as the routes have them', ROUTES],
    ['without a route', ROUTES.slice(0, 3)],
    ['beside a route that is no doc', [...ROUTES, {path: '/docs/0.12/x', sidebar: 'main'}]],
  ])('expand to what they were: %s', (_name, routes) => {
    const data = dataOf(DOCS);
    expect(sorted(expandGlobalData(compactGlobalData(data, routes), routes))).toEqual(sorted(data));
  });

  it('keep their order where they are few', () => {
    const data = dataOf([...DOCS.slice(0, 3)].reverse());
    expect(expandGlobalData(compactGlobalData(data, ROUTES), ROUTES)).toEqual(data);
  });

  it('may be missing', () => {
    const data = {other: {default: {}}};
    expect(expandGlobalData(compactGlobalData(data, ROUTES), ROUTES)).toEqual(data);
  });
});
