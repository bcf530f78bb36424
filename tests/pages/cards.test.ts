import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {BUILD, readSitemap} from '../sitemap';

/** The address of the picture that a built page gives to previews of links. */
function imageOf(route: string): string {
  const file = path.join(BUILD, route === '/' ? 'index.html' : `${route}.html`);
  const html = fs.readFileSync(file, 'utf8');
  const tag = /<meta[^>]*property="?og:image"?[^>]*>/.exec(html)?.[0] ?? '';
  return /content="?([^"\s>]+)/.exec(tag)?.[1] ?? '';
}

/** Width and height of a PNG, in pixels. */
function sizeOf(file: string): readonly number[] {
  const bytes = fs.readFileSync(file);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test('every page has a picture for previews of links, and it is there', () => {
  const images = new Map(readSitemap().map((route) => [route, imageOf(route)]));
  const broken = [...images].filter(
    ([, image]) => !image || !fs.existsSync(path.join(BUILD, new URL(image).pathname)),
  );
  expect(broken).toEqual([]);
});

test('docs, posts, community pages, and RFCs have pictures of their own', () => {
  const own = readSitemap().filter((route) => /^\/(docs|blog\/\d|community|rfc\/)/.test(route));
  const cards = own
    // Generated lists have no file whose words a card could show.
    .filter((route) => !/\/api$|\/category\//.test(route))
    .map((route) => [route, imageOf(route)] as const);
  expect(cards.length).toBeGreaterThan(500);
  expect(cards.filter(([, image]) => !image.includes('/img/cards/')).map(([r]) => r)).toEqual([]);
  const [[, first]] = cards as [readonly [string, string]];
  expect(sizeOf(path.join(BUILD, new URL(first).pathname))).toEqual([1200, 630]);
});
