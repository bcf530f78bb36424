import {expect, it} from 'vitest';
import {putParentsFirst} from './putParentsFirst';

const page = (path: string) => ({path});
const parent = (path: string) => ({path, routes: []});
const order = (...routes: {path: string}[]) => putParentsFirst(routes).map(({path}) => path);

it('puts routes with children before pages that do not lie below one', () => {
  expect(order(page('/blog'), page('/pages'), parent('/docs'), parent('/rfc'), page('/'))).toEqual([
    ...['/docs', '/rfc'],
    ...['/blog', '/pages', '/'],
  ]);
});

it('leaves a page before the route that it lies below', () => {
  expect(order(page('/blog'), page('/docs/api'), page('/docsearch'), parent('/docs'))).toEqual([
    ...['/docs/api', '/docs'],
    ...['/blog', '/docsearch'],
  ]);
});

it('leaves routes with children in their order', () => {
  expect(order(parent('/docs/old'), parent('/docs'), parent('/'))).toEqual([
    '/docs/old',
    '/docs',
    '/',
  ]);
});
