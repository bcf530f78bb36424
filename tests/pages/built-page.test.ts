import {expect, test} from 'vitest';
import {parseHead, parsePage, readPage} from './built-page';

const QUOTED =
  '<!doctype html><head><title>A</title><link href="/a.css" rel="stylesheet">' +
  '<link as="image" rel="preload" href="/a.png"><meta content="/b.png" property="og:image">' +
  '</head><body><h1>x &amp; <b>y</b></h1><script defer src="/a.js"></script></body>';
const BARE =
  '<!doctype html><title>A</title><link rel=stylesheet href=/a.css><link rel=preload as=image ' +
  'href=/a.png><meta property=og:image content=/b.png><body><h1>x &amp; <b>y</b></h1>' +
  '<script src=/a.js defer></script>';

test.each([
  ['with quotes', QUOTED],
  ['as the minifier leaves it', BARE],
])('a page is read %s', (_, html) => {
  const page = parsePage(html);
  expect(page.title).toBe('A');
  expect(readPage(html)).toEqual({
    sheets: ['/a.css'],
    scripts: [{source: '/a.js', isDeferred: true}],
    preloads: ['image'],
  });
  expect(page.all('h1').map(({text}) => text)).toEqual(['x & y']);
  expect(parseHead(html).meta('og:image')).toBe('/b.png');
});
