import {expect, it} from 'vitest';
import {dropUnused} from './dropUnused';

const drop = (css: string, ...words: string[]) => dropUnused(css, 'base', new Set(words));

it('keeps rules whose classes are named, and rules without classes', () => {
  const css = '@layer base{a{color:red}.a .b{color:red}.a:hover{color:red}.a .c{color:red}}';
  expect(drop(css, 'a', 'b')).toBe('@layer base{a{color:red}.a .b{color:red}.a:hover{color:red}}');
});

it('shortens lists of selectors', () => {
  expect(drop('@layer base{.a,.c,.b{margin:0}}', 'a', 'b')).toBe('@layer base{.a,.b{margin:0}}');
});

it('keeps rules for what does not have an unused class', () => {
  const css = '@layer base{.a:not(.c){margin:0}:is(.c,.d) .a{margin:0}}';
  expect(drop(css, 'a')).toBe(css);
});

it('leaves no empty media query', () => {
  expect(drop('@layer base{@media print{.c{margin:0}}.a{margin:0}}', 'a')).toBe(
    '@layer base{.a{margin:0}}',
  );
});

it('drops custom properties that nothing reads, one after the other', () => {
  const css =
    '@layer base{:root{--one:var(--two);--two:1px;--three:2px;--four:3px}}p{margin:var(--three)}';
  expect(drop(css, '--four')).toBe(
    '@layer base{:root{--three:2px;--four:3px}}p{margin:var(--three)}',
  );
});

it('leaves other layers and what stands outside of layers', () => {
  const css = '@layer other{.c{--x:0}}.c{--y:0}@layer base;@layer base,other;';
  expect(drop(css)).toBe(css);
});
