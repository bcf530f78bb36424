import {expect, test} from 'vitest';
import {exactPath} from './exactPath';

const pages = new Set(['/', '/blog', '/community/ADOPTERS', '/docs/2.0', '/exact.html']);
const roots = {next: '/docs/edge', all: ['/docs/2.0']};

test.each([
  ['the address itself', '/blog', '/blog'],
  ['a route that ends in .html', '/exact.html', '/exact.html'],
  ['an ending', '/blog/index.html', '/blog'],
  ['an ending and other letters', '/BLOG.html', '/blog'],
  ['other letters', '/community/adopters', '/community/ADOPTERS'],
  ['encoded letters', '/%62log', '/blog'],
  ['other letters, encoded', '/%42LOG', '/blog'],
  ['a page that does not exist', '/nope.html', '/nope.html'],
  ['invalid encoding', '/%FF', '/%EF%BF%BD'],
  ['a percent sign, which the router would decode twice', '/%25', '/%EF%BF%BD'],
])('%s: %s is %s', (_what, path, exact) => {
  expect(exactPath(path, pages, roots)).toBe(exact);
});
