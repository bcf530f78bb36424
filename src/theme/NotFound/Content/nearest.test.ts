import {expect, test} from 'vitest';
import {closestParent, nearestPages, samePageInOtherVersions} from './nearest';
import {wordsOf} from './words';

const pages = [
  '/docs/2.0/reference/connectors/kafka',
  '/docs/2.0/reference/connectors/http',
  '/docs/1.0/artefacts/onramps',
  '/docs/1.0/reference/connectors/kafka',
  '/community/kafka-days',
  '/',
];

test.each([
  ['a typo', '/docs/2.0/reference/connectors/kafak', '/docs/2.0/reference/connectors/kafka'],
  ['another folder', '/docs/1.0/connectors/kafka', '/docs/1.0/reference/connectors/kafka'],
  ['a longer name', '/docs/2.0/connectors/kafka_consumer', '/docs/2.0/reference/connectors/kafka'],
  ['another ending', '/docs/1.0/artefacts/onramps.html', '/docs/1.0/artefacts/onramps'],
])('%s leads to the page that was meant', (_what, path, page) => {
  expect(nearestPages(path, pages, 3)[0]).toBe(page);
});

test.each(['/', '/zzzzzzzzzzzz', '/%', ''])('%s is similar to no page', (path) => {
  expect(nearestPages(path, pages, 3)).toEqual([]);
});

test.each([
  ['/docs/1.0/artefacts/onramps/nothing/here', '/docs/1.0/artefacts/onramps'],
  ['/nothing/here', undefined],
  ['/', undefined],
])('%s is in the folder of %s', (path, page) => {
  expect(closestParent(path, pages)).toBe(page);
});

test('finds the same page in the other versions that have it', () => {
  const roots = ['/docs/2.0', '/docs/1.0'];
  const counterparts = (path: string) => samePageInOtherVersions(path, roots, pages);
  expect(counterparts('/docs/2.0/artefacts/onramps')).toEqual(['/docs/1.0/artefacts/onramps']);
  expect(counterparts('/docs/2.0/nothing')).toEqual([]);
  expect(counterparts('/blog/onramps')).toEqual([]);
});

test('the words of an address have no numbers and not the folder of the docs', () => {
  expect(wordsOf('/docs/1.0/artefacts/kafka_consumer')).toBe('artefacts kafka consumer');
  expect(wordsOf('/docs/2')).toBe('');
  expect(wordsOf('/%E0%A4%A')).toBe('e0 a4');
});
