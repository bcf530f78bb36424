import {matchRoutes as original, type RouteConfig} from 'react-router-config';
import {expect, it} from 'vitest';
import {matchRoutes} from './matchRoutes';

const leaf = (path: string): RouteConfig => ({path, exact: true});
const ROUTES: RouteConfig[] = [
  leaf('/blog'),
  leaf('/blog/2026/a'),
  {
    path: '/docs',
    routes: [
      {path: '/docs/next', routes: [{path: '/docs/next', routes: [leaf('/docs/next/a')]}]},
      {path: '/docs', routes: [{path: '/docs', routes: [leaf('/docs/a'), leaf('/docs')]}]},
    ],
  },
  leaf('/'),
  {path: '*'},
];

const PATHS = `
  / /blog /blog/ /blog/2026/a /Blog /docs /docs/ /docs/a /docs/next/a
  /docs/next /docs/next/none /docs/none /docsearch /none /blog/2026 /docs/nexta
`;

it.each(PATHS.trim().split(/\s+/))('finds for %s what the router finds', (path) => {
  const found = original(ROUTES, path).map(({route}) => route);
  expect(matchRoutes(ROUTES, path).map(({route}) => route)).toEqual(found);
});
