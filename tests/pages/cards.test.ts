import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {BUILD, readSitemap} from '../sitemap';
import {parseHead, readRoute} from './built-page';

const imageOf = (route: string) => parseHead(readRoute(route)).meta('og:image');

/** Width and height of a PNG, in pixels. */
function sizeOf(file: string): readonly number[] {
  const bytes = fs.readFileSync(file);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test('every page has a picture for link previews, and the file exists', () => {
  const images = new Map(readSitemap().map((route) => [route, imageOf(route)]));
  const broken = [...images].filter(
    ([, image]) => !image || !fs.existsSync(path.join(BUILD, new URL(image).pathname)),
  );
  expect(broken).toEqual([]);
});

test('docs, posts, community pages and RFCs each have their own picture', () => {
  const own = readSitemap().filter((route) => /^\/(docs|blog\/\d|community|rfc\/)/.test(route));
  const cards = own
    // Generated lists have no file to take the words of a card from.
    .filter((route) => !/\/api$|\/category\//.test(route))
    .map((route) => [route, imageOf(route)] as const);
  expect(cards.length).toBeGreaterThan(500);
  expect(cards.filter(([, image]) => !image.includes('/img/cards/')).map(([r]) => r)).toEqual([]);
  const [[, first]] = cards as [readonly [string, string]];
  expect(sizeOf(path.join(BUILD, new URL(first).pathname))).toEqual([1200, 630]);
});
