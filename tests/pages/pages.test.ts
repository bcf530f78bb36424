import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {resolveFile} from '../server/resolve-file';
import {BUILD, readSitemap} from '../sitemap';

const pages = readSitemap().map((route) => {
  const {status, file} = resolveFile(BUILD, route);
  return {route, status, html: fs.readFileSync(file, 'utf8')};
});

test('every route of the sitemap answers', () => {
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter(({status}) => status !== 200).map(({route}) => route)).toEqual([]);
});

test('the sitemap leaves out the debug pages, and these ask not to be indexed', () => {
  expect(pages.filter(({route}) => route.startsWith('/__docusaurus'))).toEqual([]);
  const folder = path.join(BUILD, '__docusaurus');
  const debug = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'});
  const files = debug.filter((file) => file.endsWith('.html'));
  expect(files).toHaveLength(7);
  for (const file of files) {
    expect(fs.readFileSync(path.join(folder, file), 'utf8')).toMatch(
      /<meta[^>]*name="?robots"?[^>]*content="?noindex/,
    );
  }
});

describe.each(pages)('$route', ({html}) => {
  test('has one H1', () => {
    expect(html.match(/<h1[\s>]/g) ?? []).toHaveLength(1);
  });

  test('has a description', () => {
    expect(findDescription(html)).not.toBe('');
  });
});

test('no two pages share a title', () => {
  const routes = new Map<string, string[]>();
  for (const {route, html} of pages) {
    const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
    routes.set(title, [...(routes.get(title) ?? []), route]);
  }
  expect([...routes].filter(([, list]) => list.length > 1)).toEqual([]);
});

function findDescription(html: string): string {
  return /<meta[^>]*name="description"[^>]*content="([^"]*)"/.exec(html)?.[1] ?? '';
}
