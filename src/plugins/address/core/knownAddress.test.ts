import {expect, test} from 'vitest';
import {knownAddress} from './knownAddress';

const roots = {next: '/docs/edge', all: ['/docs/2.0', '/docs/edge', '/docs/1.0']};
const pages = [
  '/blog',
  '/docs/2.0',
  '/docs/2.0/a',
  '/docs/edge',
  '/docs/edge/a',
  '/docs/edge/Script/b',
  '/docs/1.0/a',
  '/docs/1.0/c',
];

test.each([
  ['other letters', '/BLOG', '/blog'],
  ['other letters below a version', '/Docs/Edge/script/B', '/docs/edge/Script/b'],
  ['an index', '/docs/2.0/index', '/docs/2.0'],
  ['the version of the main branch', '/docs/next/a', '/docs/edge/a'],
  ['its front page', '/docs/next', '/docs/edge'],
  ['no version, and several have the page', '/docs/a', '/docs/2.0/a'],
  ['no version, and only an old one has the page', '/docs/c/index', '/docs/1.0/c'],
  ['an unknown page', '/docs/nope', undefined],
  ['an unknown version', '/docs/99.0/a', undefined],
  ['a word that begins like the version', '/docs/nextcloud', undefined],
])('%s: %s is %s', (_what, path, page) => {
  expect(knownAddress(path, pages, roots)).toBe(page);
});

test('below a path of the host', () => {
  const below = {next: '/x/docs/edge', all: ['/x/docs/edge']};
  expect(knownAddress('/x/docs/next/a', ['/x/docs/edge/a'], below)).toBe('/x/docs/edge/a');
});
