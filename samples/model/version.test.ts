import {expect, it} from 'vitest';
import {versionOf} from './version';

it.each([
  ['docs/index.md', {}, 'edge'],
  ['versioned_docs/version-0.11/a/b.md', {}, '0.11'],
  ['static/api/edge/openapi.yaml', {}, 'edge'],
  ['blog/2021-01-01-post.md', {}, '0.12'],
  ['blog/2020-01-01-post.md', {samples_version: '0.11'}, '0.11'],
  ['community/index.md', {samples_version: 'edge'}, 'edge'],
  ['versioned_docs/version-0.9/a.md', {}, undefined],
])('%s %o: %s', (page, frontMatter, expected) => {
  expect(versionOf(page, frontMatter, '0.12')).toBe(expected);
});

it('reads a version that YAML took for a number', () => {
  expect(versionOf('blog/a.md', {samples_version: 0.11}, '0.12')).toBe('0.11');
});
