import {expect, it} from 'vitest';
import {foldVersions} from './foldVersions';
import type {PresentedHit} from './search';

const hit = (tag: string, route: string, excerpt = 'Text.'): PresentedHit => ({
  tag,
  score: 1,
  terms: [],
  heading: [{text: 'Kafka', marked: false}],
  excerpt: [{text: excerpt, marked: false}],
  document: {
    id: 0,
    title: 'Kafka',
    content: '',
    sectionTitle: 'Kafka',
    pageTitle: 'Kafka',
    sectionRoute: route,
    type: 'docs',
  },
});
const fold = (...hits: PresentedHit[]) =>
  foldVersions(
    hits.map((one) => () => one),
    8,
  ).map(({document, alsoIn = []}) => [document.sectionRoute, ...alsoIn]);

it('puts what reads the same in another version under the first', () => {
  expect(
    fold(hit('docs-default-new', '/docs/new/kafka'), hit('docs-default-1', '/docs/1/kafka')),
  ).toEqual([['/docs/new/kafka', 'docs-default-1']]);
});

it('keeps what differs, and what merely has the same name', () => {
  const own = hit('docs-default-new', '/docs/new/kafka');
  expect(fold(own, hit('docs-default-1', '/docs/1/kafka', 'Other text.'))).toHaveLength(2);
  expect(fold(own, hit('docs-default-new', '/docs/new/a/kafka'))).toHaveLength(2);
  expect(fold(own, hit('docs-rfc', '/rfc/kafka'))).toHaveLength(2);
});
