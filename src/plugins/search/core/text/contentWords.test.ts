import {describe, expect, it} from 'vitest';
import {buildBundle} from '../index/build';
import {toDocuments, type SourcePage} from '../index/documents';
import {loadIndex} from '../index/load';
import {samplePages} from '../index/samplePages';
import {searchPlain} from '../show/search';
import {tellingWords} from './contentWords';

const page = (route: string, title: string, content: string): SourcePage => ({
  ...samplePages[0]!,
  ...{route, title, categories: []},
  sections: [{title, content}],
});

describe('the words of a query that say something', () => {
  it.each([
    ['how do I write my own connector', 'Write a connector'],
    ["I can't find the errors of a flow", 'Errors of flows'],
    ['what’s the size of windows', 'Window size'],
  ])('%s: those of %s', (query, title) => {
    expect(tellingWords(query)).toBe(tellingWords(title));
    expect(tellingWords(query)).not.toBe('');
  });

  it('are none where they are fewer than two', () => {
    expect(tellingWords('how do I use kafka')).toBe('');
    expect(tellingWords('')).toBe('');
  });

  it('find the page of that title before pages full of the words', () => {
    const crowd = 'write connector own '.repeat(9);
    const pages = [
      ...['s3', 'gcs', 'file', 'kafka'].map((name) => page(`/connectors/${name}`, name, crowd)),
      page('/connector', 'Write files: a connector', 'A builder, a source and a sink.'),
      page('/development', 'Write a connector', 'A builder, a source and a sink.'),
    ];
    const index = loadIndex(buildBundle(toDocuments(pages, []), {indexCategories: true}));
    const {hits} = searchPlain([{tag: 'docs', weight: 1, index}], 'how to write my own connector');
    expect(hits[0]?.document.sectionRoute).toBe('/development');
  });
});

describe('a misspelt phrase', () => {
  it('means what the phrase means', () => {
    const pages = [
      page('/query', 'Group by', 'One window for each group of events.'),
      page('/chash', 'Partition', 'A key and its partition.'),
      page('/other', 'Other', 'Nothing of it.'),
    ];
    const index = loadIndex(buildBundle(toDocuments(pages, []), {indexCategories: true}));
    const routes = (query: string) =>
      searchPlain([{tag: 'docs', weight: 1, index}], query).hits.map(
        ({document}) => document.sectionRoute,
      );
    expect(routes('partition by')).toContain('/query');
    expect(routes('parititon by')).toEqual(routes('partition by'));
  });
});

describe('the end of a key', () => {
  it('finds the key', () => {
    const pages = [
      page('/headers', 'http::headers', 'Names of headers of a request.'),
      {
        ...page('/http', 'http', 'Talks HTTP.'),
        sections: [
          {title: 'http', content: 'Talks HTTP.'},
          {title: '$http_client.request.headers', anchor: 'meta', content: 'What is sent.'},
        ],
      },
    ];
    const index = loadIndex(buildBundle(toDocuments(pages, []), {indexCategories: true}));
    for (const query of ['request.headers', '$request.headers'])
      expect(
        searchPlain([{tag: 'docs', weight: 1, index}], query).hits[0]?.document.sectionRoute,
      ).toBe('/http#meta');
  });
});
