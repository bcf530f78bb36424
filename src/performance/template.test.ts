import fs from 'node:fs';
import {expect, test} from 'vitest';
import {template} from './template';

test('the template has the style sheets first, then the text, and the scripts last', () => {
  const parts = ['charset', 'it.stylesheets', 'it.headTags', '</head>', 'it.appHtml', 'it.scripts'];
  const places = parts.map((part) => template.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test("the template has every part of Docusaurus' own", () => {
  const own = fs.readFileSync(
    require.resolve('@docusaurus/core/lib/ssg/ssgTemplate.html.js'),
    'utf8',
  );
  const partsOf = (text: string) => [...new Set(text.match(/\bit\.\w+|id="\w+"/g))].sort();
  expect(partsOf(own).length).toBeGreaterThan(5);
  expect(partsOf(template)).toEqual(partsOf(own));
});
