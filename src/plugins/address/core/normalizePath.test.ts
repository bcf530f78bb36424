import {expect, test} from 'vitest';
import {normalizePath} from './normalizePath';

const routes = ['/', '/blog', '/exact.html'];

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/blog', '/blog'],
  ['/blog.html', '/blog'],
  ['/blog/index.html', '/blog'],
  ['/blog/', '/blog'],
  ['/exact.html', '/exact.html'],
  ['/exact.html/', '/exact.html'],
  ['/docs/html', '/docs/html'],
  ['/docs/index', '/docs/index'],
])('%s is %s', (pathname, expected) => {
  expect(normalizePath(pathname, (path) => routes.includes(path))).toBe(expected);
});

test.each([
  ['/tremor/index.html', '/tremor/'],
  ['/tremor/', '/tremor/'],
  ['/tremor/blog/', '/tremor/blog'],
])('below a path, %s is %s', (pathname, expected) => {
  expect(normalizePath(pathname, (path) => ['/tremor/', '/tremor/blog'].includes(path))).toBe(
    expected,
  );
});
