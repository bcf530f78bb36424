import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {resolveFile} from '../../testing/server/resolve-file';
import {BUILD, readSitemap} from '../sitemap';
import {readPage, type BuiltPage} from './built-page';

const pages = readSitemap().map((route) => {
  const {status, file} = resolveFile(BUILD, route);
  return {route, status, ...readPage(fs.readFileSync(file, 'utf8'))};
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
    expect(readPage(fs.readFileSync(path.join(folder, file), 'utf8')).robots).toBe('noindex');
  }
});

describe.each(pages)('$route', ({headings, title, description}) => {
  test('has one H1', () => {
    expect(headings.filter((level) => level === 1)).toHaveLength(1);
  });

  test('has a title that names the site, and a description', () => {
    expect(title).toMatch(/Tremor/);
    expect(description).not.toBe('');
  });
});

// Versions of a page share its title: a reader moves between them, and a search finds one of them.
test('no two pages of a version or area share a title or a description', () => {
  for (const field of ['title', 'description'] as const) {
    const shared = findShared(pages, field);
    expect(shared, `pages with one ${field}`).toEqual([]);
  }
});

function findShared(
  all: readonly ({route: string} & BuiltPage)[],
  field: 'title' | 'description',
): (readonly string[])[] {
  const routes = new Map<string, string[]>();
  for (const page of all) {
    const version = /^\/docs\/[^/]+/.exec(page.route)?.[0] ?? '';
    const key = `${version} ${page[field]}`;
    routes.set(key, [...(routes.get(key) ?? []), page.route]);
  }
  return [...routes.values()].filter((list) => list.length > 1);
}
