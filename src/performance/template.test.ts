import {describe, expect, test} from 'vitest';
import {ssrTemplate, textFirst} from './template';

const template = ssrTemplate();

test('the template has the style sheets first, then the text, and the scripts last', () => {
  const parts = ['charset', 'it.stylesheets', 'it.headTags', '</head>', 'it.appHtml', 'it.scripts'];
  const places = parts.map((part) => template.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(template).toMatch(/<% \}\); %><\/body><\/html>$/);
  for (const part of parts) expect(template.split(part)).toHaveLength(2);
});

const TEMPLATE =
  '<meta charset="UTF-8"><% it.stylesheets.forEach((x) => { %>x<% }); %>' +
  '<% it.scripts.forEach((x) => { %>x<% }); %><body></body>';

test.each([TEMPLATE, {default: TEMPLATE}, {default: {default: TEMPLATE}}])(
  'accepts a module with or without a default export: %j',
  (module) => {
    expect(textFirst(module)).toMatch(/^<meta charset="UTF-8"><% it\.stylesheets/);
  },
);

describe('an error', () => {
  test.each(['<html><body></body></html>', '<% it.scripts.forEach((x) => { %>x<% }); %>'])(
    'blames the template if it has another form: %s',
    (other) => {
      expect(() => textFirst({default: other})).toThrow(
        /The template in .*does not have the expected form.*adapt src\/performance\/template\.ts.*PLAIN=template/,
      );
    },
  );

  test.each([
    [{default: {html: TEMPLATE}}, 'an object with the keys default'],
    [{html: TEMPLATE}, 'an object with the keys html'],
    [() => TEMPLATE, 'function'],
    [undefined, 'undefined'],
  ])('blames the loader or the export if the module has no text: %j', (module, loaded) => {
    expect(() => textFirst(module)).toThrow(`was loaded as ${loaded};`);
    expect(() => textFirst(module)).toThrow('The module loader has changed');
  });
});
