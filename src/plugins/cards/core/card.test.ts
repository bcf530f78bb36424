import {expect, test} from 'vitest';
import {cardOf} from './card';

const frontMatter = {title: 'kafka'};

test.each([
  ['docs/reference/connectors/kafka.mdx', '1.2', 'Documentation 1.2 · Reference'],
  ['docs/index.md', 'next', 'Documentation next'],
  [
    'versioned_docs/version-1.1/getting-started/index.md',
    '1.1',
    'Documentation 1.1 · Getting started',
  ],
  ['community/index.md', undefined, 'Community'],
  ['rfc/accepted/0001.md', undefined, 'Request for comments'],
])('the card of %s names its area', (file, version, area) => {
  expect(cardOf({file, frontMatter, version})).toEqual({area, title: 'kafka'});
});

test('the card of a post has its date, from the file name or from the front matter', () => {
  const file = 'blog/2022-09-24-ports.md';
  expect(cardOf({file, frontMatter})?.date).toBe('September 24, 2022');
  const stated = {...frontMatter, date: new Date('2021-01-05')};
  expect(cardOf({file, frontMatter: stated})?.date).toBe('January 5, 2021');
  expect(cardOf({file: 'blog/ports.md', frontMatter})?.date).toBeUndefined();
});

test('pages without a title and parts of other pages have no card', () => {
  expect(cardOf({file: 'docs/a.md', frontMatter: {}})).toBeUndefined();
  expect(cardOf({file: 'docs/_parts/a.md', frontMatter})).toBeUndefined();
});
