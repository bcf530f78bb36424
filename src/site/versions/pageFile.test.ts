import {expect, test} from 'vitest';
import {locatePage, versionOfFile} from './pageFile';
import {VERSIONS} from './testing';

test.each([
  ['docs/index.md', {area: 'docs', version: 'current', page: ''}],
  ['docs/a/b.mdx', {area: 'docs', version: 'current', page: 'a/b'}],
  ['versioned_docs/version-1.1/a/index.md', {area: 'docs', version: '1.1', page: 'a'}],
  ['static/api/v1.1/openapi.yaml', {area: 'api', version: '1.1', page: 'openapi.yaml'}],
  ['static/api/next/openapi.yaml', {area: 'api', version: 'current', page: 'openapi.yaml'}],
  ['blog/2020-01-01-a.md', {area: 'blog', page: '2020-01-01-a'}],
  ['src/pages/benchmarks/index.mdx', {area: 'pages', page: 'benchmarks'}],
])('%s: %o', (file, expected) => {
  expect(locatePage(file)).toEqual({file, ...expected});
});

test('other files are not pages', () => {
  expect(locatePage('templates/doc.md')).toBeUndefined();
});

test('a file belongs to the version that its folder names', () => {
  expect(versionOfFile('docs/a.md', VERSIONS)?.label).toBe('next');
  expect(versionOfFile('versioned_docs/version-1.0/a.md', VERSIONS)?.label).toBe('1.0');
  expect(versionOfFile('versioned_docs/version-0.9/a.md', VERSIONS)).toBeUndefined();
  expect(versionOfFile('blog/a.md', VERSIONS)).toBeUndefined();
});
