import {expect, it} from 'vitest';
import {joinChunks} from './joinChunks';

const NAMED = [
  {name: 'r0', module: '"@theme/BlogPage"'},
  {name: 'r1', module: '"@theme/DocRoot"'},
  {name: 'r2', module: '"@theme/DocItem"'},
];

it('joins the chunks of the modules, and no others', () => {
  const {name, chunks} = joinChunks('docs', NAMED, ['@theme/DocRoot', '@theme/DocItem']);
  expect(name).toBe('docs');
  expect(['r0', 'r1', 'r2', undefined].map((chunk) => chunks({name: chunk}))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it('names a module that no route uses', () => {
  expect(() => joinChunks('docs', NAMED, ['@theme/DocsRoot'])).toThrow(
    'No route uses @theme/DocsRoot any more',
  );
});
