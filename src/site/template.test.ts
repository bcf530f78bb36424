import * as eta from 'eta';
import {describe, expect, test} from 'vitest';
import {ssrTemplate, textFirst} from './template';

describe('the template of pages', () => {
  test('has the style sheets first, the scripts last, and the text between them', () => {
    const parts = [
      'charset',
      'it.stylesheets',
      'it.headTags.replace',
      '</head>',
      'it.preBodyTags.replace',
      'it.appHtml',
      'it.scripts',
    ];
    const places = parts.map((part) => ssrTemplate.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(ssrTemplate).toMatch(/<% \}\); %><\/body>\n<\/html>$/);
    for (const part of parts) expect(ssrTemplate.split(part)).toHaveLength(2);
  });

  test('runs the inline scripts, in their order, before it asks for a style sheet', () => {
    const page = eta.render(ssrTemplate, {
      headTags:
        '<script>one</script><link rel="icon" href="/a.ico"><script src="/far.js"></script>',
      preBodyTags: '<svg></svg>\n<script>two</script>',
      stylesheets: ['styles.css'],
      ...{scripts: ['main.js'], metaAttributes: [], version: '3', baseUrl: '/', appHtml: 'text'},
    });
    expect(page).toContain(
      '<meta charset="UTF-8"><script>one</script><script>two</script>' +
        '<link rel="stylesheet" href="/styles.css" />',
    );
    expect(page.split('<script>')).toHaveLength(3);
    expect(page).toContain('<link rel="icon" href="/a.ico"><script src="/far.js"></script>');
    expect(page).toContain('<svg></svg>');
  });

  test.each(['<html><body></body></html>', '<% it.scripts.forEach((x) => { %>x<% }); %>'])(
    'names what to do where the form is another: %s',
    (other) => {
      expect(() => textFirst(other)).toThrow('Adapt src/site/template.ts');
    },
  );
});
