import {describe, expect, it} from 'vitest';
import {compressRoutes, type ChunkNames, type GeneratedRoute} from './compress';
import {expandChunkNames, expandRoutes, type Route} from './table';

const leaf = (path: string, hash: string, attributes = {}): GeneratedRoute => ({
  path,
  component: {hash},
  exact: true,
  ...attributes,
});

const ROUTES: readonly GeneratedRoute[] = [
  leaf('/blog', 'a1'),
  {
    path: '/docs',
    component: {hash: 'b1'},
    routes: [
      {
        path: '/docs',
        component: {hash: 'b2'},
        routes: [
          leaf('/docs', 'b3', {sidebar: 'main'}),
          leaf('/docs/guide', 'b4', {sidebar: 'main'}),
          leaf('/docs/rules', 'b5', {sidebar: 'main'}),
          leaf('/docs/tags', 'b6'),
        ],
      },
    ],
  },
  leaf('/', 'c1'),
];

const CHUNKS: Readonly<Record<string, ChunkNames>> = {
  '/blog-a1': {__comp: 'list', items: [{content: 'post1'}, {content: 'post2'}]},
  '/docs-b1': {__comp: 'root', __context: {plugin: 'plugin'}},
  '/docs-b2': {__comp: 'version', __props: 'sidebars'},
  '/docs-b3': {__comp: 'doc', content: 'intro'},
  '/docs/guide-b4': {__comp: 'doc', content: 'guide'},
  '/docs/rules-b5': {__comp: 'doc', content: 'rules'},
  '/docs/tags-b6': {__comp: 'tags', __context: {plugin: 'plugin'}},
  '/-c1': {__comp: 'home'},
};

describe('a table', () => {
  const {table, chunks} = compressRoutes(ROUTES, CHUNKS);
  const chunksByKey = expandChunkNames(table, chunks);

  it('expands to the original routes, and the one for pages not found', () => {
    const strip = (route: GeneratedRoute): unknown => ({
      ...route,
      component: route.path,
      ...(route.routes ? {routes: route.routes.map(strip)} : {}),
    });
    expect(expandRoutes(table, (path) => path)).toEqual([
      ...ROUTES.map(strip),
      {path: '*', component: '*'},
    ]);
  });

  it('puts the current page before its siblings, with its own chunks', () => {
    const routes = expandRoutes(table, (path, key) => chunksByKey[`${path}-${key}`], '/docs/rules');
    const [rules, ...others] = routes[1]?.routes?.[0]?.routes ?? [];
    expect(rules?.component).toEqual(CHUNKS['/docs/rules-b5']);
    expect(others.map(({path}) => path)).toEqual(['/docs', '/docs/guide', '/docs/tags']);
    expect(routes.map(({path}) => path)).toEqual(['/blog', '/docs', '/', '*']);
  });

  it('leaves a route with children in its place', () => {
    const routes = expandRoutes(table, (path) => path, '/docs');
    expect(routes.map(({path}) => path)).toEqual(['/blog', '/docs', '/', '*']);
  });

  it('gives each component the chunks of its route', () => {
    const found: unknown[] = [];
    const routes = expandRoutes(table, (path, key) => found.push(chunksByKey[`${path}-${key}`]));
    expect(found).toHaveLength(1);
    found.length = 0;
    const visit = ({component, routes: children}: Route<number>): void => {
      expect(component).toBe(found.length);
      children?.forEach(visit);
    };
    routes.slice(0, -1).forEach(visit);
    expect(found).toEqual(Object.values(CHUNKS));
  });

  it('creates a component once, on its first use', () => {
    let made = 0;
    const [blog] = expandRoutes(table, () => ({made: (made += 1)}));
    expect(made).toBe(1);
    expect(blog?.component).toBe(blog?.component);
    expect(made).toBe(2);
  });

  it('finds the chunks of a path as Docusaurus does when it prefetches', () => {
    const found = Object.entries(chunksByKey).filter(
      ([key]) => key.replace(/-[^-]+$/, '') === '/docs/guide',
    );
    expect(found.map(([, names]) => names)).toEqual([{__comp: 'doc', content: 'guide'}]);
  });

  it('lists each chunk once', () => {
    expect([...chunks].sort()).toEqual([...new Set(chunks)].sort());
  });
});

it('names a route without chunks', () => {
  expect(() => compressRoutes([leaf('/a', 'x')], {})).toThrow('The route /a has no chunks.');
});
