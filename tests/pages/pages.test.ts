import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {BUILD, readSitemap} from '../sitemap';
import {parseHead, parsePage, readRoute} from './built-page';

const pages = readSitemap().map((route) => {
  const page = parsePage(readRoute(route));
  const {title} = page;
  return {route, title, description: page.meta('description'), h1s: page.all('h1').length};
});

test('the debug pages are not in the sitemap and ask not to be indexed', () => {
  expect(pages.filter(({route}) => route.startsWith('/__docusaurus'))).toEqual([]);
  const folder = path.join(BUILD, '__docusaurus');
  const debug = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'});
  const files = debug.filter((file) => file.endsWith('.html'));
  expect(files).toHaveLength(7);
  for (const file of files) {
    expect(parseHead(fs.readFileSync(path.join(folder, file), 'utf8')).meta('robots')).toBe(
      'noindex',
    );
  }
});

test('every page has one H1, a title that names the site, and a description', () => {
  expect(pages.length).toBeGreaterThan(10);
  expect(pages.filter(({h1s}) => h1s !== 1)).toEqual([]);
  expect(pages.filter(({title}) => !title.includes('Tremor'))).toEqual([]);
  expect(pages.filter(({description}) => description === '')).toEqual([]);
});

// Versions of a page may share its title: search finds only one of them.
test('no two pages of a version or area share a title or a description', () => {
  for (const field of ['title', 'description'] as const) {
    const seen = new Map<string, string>();
    const shared = pages.flatMap((page) => {
      const version = /^\/docs\/[^/]+/.exec(page.route)?.[0] ?? '';
      const key = `${version} ${page[field]}`;
      const first = seen.get(key);
      seen.set(key, page.route);
      return first === undefined ? [] : [`${first} and ${page.route}`];
    });
    expect(shared, `pages with one ${field}`).toEqual([]);
  }
});
