import {expect, test} from 'vitest';
import {addressOf, areasOfScript, cacheNameOf, copyOfCache, filesOfCopy} from './copies';

const OWN = [
  'index.html',
  'docs/9.9.html',
  'docs/9.9/a.html',
  'assets/js/main.js',
  'assets/language/9.9.0.wasm.xz',
  'search-index-default.json',
  'search-index-docs-default-9.9.json',
  'search-headings-docs-default-9.9.json',
  'api/9.9/openapi.json',
  'img/logo.svg',
];
const OTHERS = [
  'docs/next.html',
  'docs/9.90/a.html',
  'docs/9.9/a.md',
  'docs/9.9/llms-full.txt',
  'blog.html',
  '404.html',
  'img/cards/a.png',
  'blog/2020/post.html',
  'assets/language/8.0.0.wasm.xz',
  'search-index-docs-default-current.json',
  'search-headings-docs-default-current.json',
  'api/next/openapi.json',
  '_headers',
  'sw.js',
  'offline/copies.json',
  '__docusaurus/debug.html',
];
const file = (path: string, areas?: readonly string[]) => ({
  path,
  bytes: 1,
  ...(areas ? {areas} : {}),
});

test('a copy has the files of its version, and those that all pages need', () => {
  const files = filesOfCopy(
    [...OWN, ...OTHERS].map((path) => file(path)),
    {label: '9.9', name: '9.9'},
    ['8.0.0'],
  );
  expect(files.map(({path}) => path)).toEqual(OWN);
});

test('a copy has the scripts with its own pages, and the scripts without pages', () => {
  const scripts = [
    file('assets/js/own.js', ['docs/9.9']),
    file('assets/js/shared.js', []),
    file('assets/js/other.js', ['docs/next']),
    file('assets/js/debug.js', ['docs/9.9', 'docs/next']),
  ];
  expect(filesOfCopy(scripts, {label: '9.9', name: '9.9'}).map(({path}) => path)).toEqual([
    'assets/js/own.js',
    'assets/js/shared.js',
  ]);
});

test('the areas of a script come from the pages in it', () => {
  const script = '{"permalink":"/docs/9.9/a"},{permalink:"/docs/9.9/b#c"},{"permalink":"/rfc"}';
  expect(areasOfScript(script, '/')).toEqual(['docs/9.9', 'rfc']);
  expect(areasOfScript(script.replaceAll(':"/', ':"/base/'), '/base/')).toEqual([
    'docs/9.9',
    'rfc',
  ]);
  expect(areasOfScript('export default 1', '/')).toEqual([]);
});

test('the name of a cache describes its copy, and whose it is', () => {
  const copy = {label: '9.9', id: 'abc', count: 2, bytes: 3};
  const name = cacheNameOf(copy, '2020-02-22', '/base/');
  const stored = {label: '9.9', id: 'abc', day: '2020-02-22'};
  expect(copyOfCache(name, '/base/')).toEqual({...stored, size: {count: 2, bytes: 3}});
  expect(copyOfCache(name, '/')).toBeUndefined();
  expect(copyOfCache('workbox', '/')).toBeUndefined();
  // As an earlier version of the site named it.
  expect(copyOfCache('offline-9.9 abc 2020-02-22', '/')).toEqual(stored);
});

test.each([
  ['index.html', ''],
  ['docs/9.9.html', 'docs/9.9'],
  ['docs/index.html', 'docs/'],
  ['img/logo.svg', 'img/logo.svg'],
])('%s is at /%s', (path, address) => {
  expect(addressOf(path)).toBe(address);
});
