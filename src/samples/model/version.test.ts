import {expect, it} from 'vitest';
import {SAMPLE_VERSIONS} from './testing';

const {ofPage, named} = SAMPLE_VERSIONS;

it.each([
  ['docs/index.md', {}, 'next'],
  ['versioned_docs/version-1.0/a/b.md', {}, '1.0'],
  ['static/api/next/openapi.yaml', {}, 'next'],
  ['static/api/v1.0/openapi.yaml', {}, '1.0'],
  ['blog/2021-01-01-post.md', {}, '1.1'],
  ['blog/2020-01-01-post.md', {samples_version: '1.0'}, '1.0'],
  ['community/index.md', {samples_version: 'next'}, 'next'],
  ['versioned_docs/version-0.9/a.md', {samples_version: '0.9'}, undefined],
])('%s %o: %s', (page, frontMatter, expected) => {
  expect(ofPage(page, frontMatter)?.label).toBe(expected);
});

it('reads a version that YAML parses as a number', () => {
  expect(ofPage('blog/a.md', {samples_version: 1.1})?.label).toBe('1.1');
});

it('returns the program and the runtime of a version', () => {
  expect(named('next')).toMatchObject({program: {release: '1.2.0-rc.1'}, runtime: '1.2'});
  expect(named('1.0')).toMatchObject({program: {release: '1.0.8'}});
  expect(named('1.0')?.runtime).toBeUndefined();
});

it('finds the program of a series whose docs are gone', () => {
  expect(named('1.2')).toMatchObject({label: '1.2', program: {release: '1.2.0-rc.1'}});
  expect(named('0.9')).toBeUndefined();
});
