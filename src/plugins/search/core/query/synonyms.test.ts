import {describe, expect, it} from 'vitest';
import {sampleBundle, samplePages} from '../../../../../testing/fixtures/search/samplePages';
import {loadIndex} from '../index/load';
import {searchPlain} from '../show/search';
import {SynonymTable} from './synonyms';
import {splitWords} from '../text/words';

const table = new SynonymTable({
  throttle: ['backpressure', 'rate limit'],
  'dead letter queue': ['dead letter'],
  'dead letter': ['dead letters'],
  dlq: ['dead letter'],
  'write ahead log': ['wal'],
});
const find = (query: string) =>
  table.find(splitWords(query)).map(({from, to, phrases}) => [from, to, phrases[0]]);

describe('SynonymTable', () => {
  it.each([
    ['throttle', [[0, 1, 'backpressure']]],
    ['throttling a sink', [[0, 1, 'backpressure']]],
    ['kafka dead letter queue', [[1, 4, 'dead letter']]],
    ['dead-letter queue', [[0, 2, 'dead letter']]],
    ['write-ahead log', [[0, 2, 'wal']]],
    ['DLQ', [[0, 1, 'dead letter']]],
    ['kafka', []],
    ['constructor', []],
    ['', []],
  ])('%s', (query, expected) => {
    expect(find(query)).toEqual(expected);
  });
});

describe('synonyms', () => {
  const pages = [
    ...samplePages,
    {
      ...samplePages[0]!,
      route: '/docs/0.12/operators/slow',
      title: 'Slow sinks',
      keywords: ['event time', 'watermark'],
      sections: [{title: 'Slow sinks', content: 'With backpressure a sink gets fewer events.'}],
    },
    {
      ...samplePages[0]!,
      route: '/docs/0.12/operators/other',
      title: 'Other',
      keywords: ['event log', 'time zone'],
      sections: [{title: 'Other', content: 'Nothing of it.'}],
    },
  ];
  const index = {tag: 't', weight: 1, index: loadIndex(sampleBundle(pages))};
  const answer = (query: string) => searchPlain([index], query, {synonyms: table});

  it('find pages that use another word, mark it, and show no correction', () => {
    const {hits, correction} = answer('throttle');
    expect(hits[0]?.document.sectionRoute).toBe('/docs/0.12/operators/slow');
    expect(hits[0]?.excerpt).toContainEqual({text: 'backpressure', marked: true});
    expect(correction).toBeUndefined();
  });

  it('work next to other words of a query', () => {
    expect(answer('throttle sink').hits[0]?.document.sectionRoute).toBe(
      '/docs/0.12/operators/slow',
    );
  });

  it('leave a keyword of several words before pages with the separate words', () => {
    const routes = answer('event time').hits.map(({document}) => document.sectionRoute);
    expect(routes.slice(0, 2)).toEqual(['/docs/0.12/operators/slow', '/docs/0.12/operators/other']);
  });

  it('repair a mistake in a keyword', () => {
    expect(answer('wartermark').correction).toBe('watermark');
  });
});
