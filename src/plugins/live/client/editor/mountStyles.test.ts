// @vitest-environment jsdom
import {StyleModule} from 'style-mod';
import {expect, it} from 'vitest';
import {mergeOrder, mountStyles} from './mountStyles';

it('keeps the order of the modules asked for, each once', () => {
  expect(mergeOrder([], ['base', 'look'])).toEqual(['base', 'look']);
  expect(mergeOrder(['base', 'x', 'look'], ['base', 'y', 'look'])).toEqual([
    ...['base', 'y', 'x', 'look'],
  ]);
  expect(mergeOrder(['a', 'b', 'c'], ['c', 'a'])).toEqual(['b', 'c', 'a']);
});

it('puts rules into an element without text, in front of the styles of the site', () => {
  const site = document.head.appendChild(document.createElement('style'));
  const base = new StyleModule({'.a': {color: 'red'}, '.b': {color: 'blue'}});
  const look = new StyleModule({'.a': {color: 'green'}});
  mountStyles(document, [base, look]);
  mountStyles(document, look);
  const style = document.head.firstElementChild as HTMLStyleElement;
  expect(style.nextElementSibling).toBe(site);
  expect(style.textContent).toBe('');
  const rules = [...(style.sheet?.cssRules ?? [])].map(({cssText}) => cssText);
  expect(rules).toEqual(['.a {color: red;}', '.b {color: blue;}', '.a {color: green;}']);
});

it('replaces the function that CodeMirror calls', () => {
  expect(StyleModule.mount).toBe(mountStyles);
});
