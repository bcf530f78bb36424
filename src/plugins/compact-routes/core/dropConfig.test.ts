import {expect, it} from 'vitest';
import {dropConfig} from './dropConfig';

it('drops the configuration of routes, and nothing else', () => {
  const modules = new Map([
    ['a1', '"@site/src/pages/index.tsx"'],
    ['b2', '"@generated/docusaurus.config"'],
    ['c3', '"@site/blog/a.md"'],
  ]);
  const routes = {
    '/-1': {__comp: 'a1', config: 'b2'},
    '/blog-2': {__comp: 'a1', items: [{content: 'c3'}]},
  };
  expect(dropConfig(routes, modules)).toEqual({
    '/-1': {__comp: 'a1'},
    '/blog-2': {__comp: 'a1', items: [{content: 'c3'}]},
  });
});
