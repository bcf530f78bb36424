import {describe, expect, test} from 'vitest';
import {ssrTemplate, textFirst} from './template';

describe('the template of pages', () => {
  test('has the style sheets first, the scripts last, and the text between them', () => {
    const parts = [
      'charset',
      'it.stylesheets',
      'it.headTags',
      '</head>',
      'it.appHtml',
      'it.scripts',
    ];
    const places = parts.map((part) => ssrTemplate.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(ssrTemplate).toMatch(/<% \}\); %><\/body><\/html>$/);
    for (const part of parts) expect(ssrTemplate.split(part)).toHaveLength(2);
  });

  test.each(['<html><body></body></html>', '<% it.scripts.forEach((x) => { %>x<% }); %>'])(
    'names what to do where the form is another: %s',
    (other) => {
      expect(() => textFirst(other)).toThrow('Adapt src/site/template.ts');
    },
  );
});
