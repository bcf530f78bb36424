import {parse} from 'postcss';
import {expect, it} from 'vitest';
import {removeUnused} from './infima';

function withWords(css: string, ...words: string[]): string {
  const root = parse(css);
  removeUnused(root, new Set(words));
  return root.toString();
}

it('keeps the rules of elements and of named classes', () => {
  const css = 'a{top:0}.menu a{top:1px}.pills,.menu{top:2px}.pills .menu{top:3px}';
  expect(withWords(css, 'menu')).toBe('a{top:0}.menu a{top:1px}.menu{top:2px}');
});

it('keeps a class whose beginning is named, and one that is only excluded', () => {
  const css = '.alert--info{top:0}.menu:not(.pills){top:1px}';
  expect(withWords(css, 'alert--', 'menu')).toBe(css);
});

it('removes a property that only removed rules read', () => {
  const css = ':root{--a:0;--b:1;--c:2;--d:3}.menu{top:var(--a)}.pills{top:var(--b);left:var(--d)}';
  expect(withWords(css, 'menu', '--c')).toBe(':root{--a:0;--c:2}.menu{top:var(--a)}');
});
