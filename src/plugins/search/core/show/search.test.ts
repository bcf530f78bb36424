import {describe, expect, it} from 'vitest';
import {buildBundle} from '../index/build';
import {toDocuments, type SourcePage} from '../index/documents';
import {EMPTY_INDEX, loadIndex, MalformedIndexError} from '../index/load';
import {FIELD_WEIGHTS, type SearchBundle} from '../index/model';
import {
  sampleBundle,
  sampleIndex,
  samplePages,
} from '../../../../../testing/fixtures/search/samplePages';
import {best, searchPlain} from './search';

const indexes = [sampleIndex()];
const routes = (query: string) =>
  searchPlain(indexes, query).hits.map(({document}) =>
    document.sectionRoute.replace('/docs/0.12', ''),
  );
const first = (query: string) => routes(query)[0];

describe('searchPlain', () => {
  it.each([
    ['kafka', '/connectors/kafka'],
    ['kafka_consumer', '/connectors/kafka#consumer'],
    ['kafka consumer', '/connectors/kafka#consumer'],
    ['$kafka.key', '/connectors/kafka#consumer'],
    ['std::string::split', '/stdlib/std/string#split-input-separator-'],
    ['string::split', '/stdlib/std/string#split-input-separator-'],
    ['std::array::len', '/stdlib/std/array#len-array-'],
    ['where', '/language/query#where'],
    ['where error', '/language/query#where'],
    ['|>', '/language/query#operators'],
    ['operat', '/language/query#operators'],
    ['elast', '/connectors/elastic'],
  ])('%s finds %s first', (query, expected) => {
    expect(first(query)).toBe(expected);
  });

  it.each([
    ['kakfa', 'kafka', '/connectors/kafka'],
    ['preprocesor', 'preprocessor', '/preprocessors/separate'],
    ['std::strng::split', 'std::string::split', '/stdlib/std/string#split-input-separator-'],
  ])('%s is taken for %s', (query, correction, expected) => {
    const answer = searchPlain(indexes, query);
    expect(answer.correction).toBe(correction);
    expect(answer.hits[0]?.document.sectionRoute).toBe(`/docs/0.12${expected}`);
  });

  it('puts a section first for its qualified name, and for its words in any order', () => {
    const section = (title: string, content: string, owner?: string) => ({
      ...{title, content, anchor: title},
      ...(owner === undefined ? {} : {owner}),
    });
    const page = (route: string, ...sections: SourcePage['sections']): SourcePage => ({
      ...samplePages[0]!,
      ...{route, title: route, sections: [{title: route, content: ''}, ...sections]},
    });
    const crowd = 'std::time::format '.repeat(9);
    const index = loadIndex(
      buildBundle(
        toDocuments(
          [
            page('/stdlib/std/time', section('format', 'Writes a time.')),
            page('/uses', section('std::time::format std::time::parse', crowd)),
            page('/parts', section('Codec, connector, pipeline', 'connector codec '.repeat(3))),
            page('/connectors', section('codec', 'Names what decodes.', 'connector')),
          ],
          ['/stdlib/'],
        ),
        {indexCategories: true},
      ),
    );
    const firstOf = (query: string) =>
      searchPlain([{...indexes[0]!, index}], query).hits[0]?.document.sectionRoute;
    expect(firstOf('std::time::format')).toBe('/stdlib/std/time#format');
    expect(firstOf('connector codec')).toBe('/connectors#codec');
  });

  it('puts a page first for its title, singular or plural, even if its own area often uses the word', () => {
    const page = (route: string, title: string, content: string): SourcePage => ({
      ...{...samplePages[0]!, route, title},
      sections: [{title, content}],
    });
    const area = (weight: number, ...pages: SourcePage[]) => ({
      ...sampleIndex('any', weight),
      index: loadIndex(sampleBundle(pages)),
    });
    const texts = Array.from({length: 16}, (_, n) => page(`/rfc/${n}`, `RFC ${n}`, 'An RFC.'));
    const rows = Array.from({length: 40}, (_, n) => page(`/docs/${n}`, `Row ${n}`, 'Other text.'));
    const dates = page('/docs/dates', 'Dates of RFC 3339', 'What the RFC says of dates.');
    const areas = [
      area(1, dates, ...rows),
      area(0.8, page('/rfc', 'RFCs', 'Proposals.'), ...texts),
    ];
    for (const query of ['rfc', 'RFCs']) {
      const [hit] = searchPlain(areas, query).hits;
      expect(hit?.document.sectionRoute, query).toBe('/rfc');
    }
  });

  it('does not correct a word that some index has', () => {
    const other = {
      ...sampleIndex('other'),
      index: loadIndex(
        sampleBundle([
          {...samplePages[0]!, route: '/kakfa', sections: [{title: 'Kakfa', content: ''}]},
        ]),
      ),
    };
    const answer = searchPlain([...indexes, other], 'kakfa');
    expect(answer.correction).toBeUndefined();
    expect(answer.hits.map(({tag}) => tag)).toEqual(['other']);
  });

  it('finds nothing for an empty query, for signs and for nonsense', () => {
    for (const query of ['', '   ', '?!', 'zzxxyyqq', '__proto__', 'constructor'])
      expect([query, searchPlain(indexes, query).hits]).toEqual([query, []]);
  });

  it('gives at most 8 hits, best first', () => {
    const {hits} = searchPlain([sampleIndex('a'), sampleIndex('b', 0.8)], 'a e s c');
    expect(hits).toHaveLength(8);
    const scores = hits.map(({score}) => score);
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
  });

  it('marks the heading and an excerpt, and has no other text', () => {
    const [hit] = searchPlain(indexes, 'kafka consumer topics').hits;
    expect(hit?.heading).toEqual([{text: 'Consumer', marked: true}]);
    expect(hit?.excerpt.filter(({marked}) => marked).map(({text}) => text)).toEqual([
      'consumer',
      'topics',
      'kafka',
      'kafka',
      'topic',
    ]);
    expect(hit?.document.content).toBe('');
    expect(hit?.terms).toEqual(['kafka', 'consumer', 'topics']);
  });
});

describe('field weights', () => {
  const pages = [
    {
      ...samplePages[0]!,
      route: '/title',
      sections: [{title: 'zebra', content: 'other words are here'}],
      categories: [],
    },
    {
      ...samplePages[0]!,
      route: '/content',
      sections: [{title: 'horse', content: 'zebra zebra zebra zebra'}],
      categories: [],
    },
    {
      ...samplePages[0]!,
      route: '/category',
      sections: [{title: 'cow', content: 'one two'}],
      categories: ['zebra'],
    },
  ];

  it('order the hits: title before category before content', () => {
    const index = {tag: 't', weight: 1, index: loadIndex(sampleBundle(pages))};
    const found = searchPlain([index], 'zebra').hits.map(({document}) => document.sectionRoute);
    expect(found).toEqual(['/title', '/category', '/content']);
  });

  it('have the values of the specification', () => {
    const {keywords, ...specified} = FIELD_WEIGHTS;
    expect(specified).toEqual({title: 5, content: 1, sidebarParentCategories: 2});
    expect(keywords).toBeLessThan(specified.title);
  });
});

describe('best', () => {
  it('keeps the order of equal scores', () => {
    expect(
      best([
        {score: 1, n: 1},
        {score: 2, n: 2},
        {score: 1, n: 3},
      ]).map(({n}) => n),
    ).toEqual([2, 1, 3]);
  });
});

describe('loadIndex', () => {
  it.each([
    ['null', null],
    ['a list', []],
    ['no index', {documents: []}],
    ['a vector of an unknown section', {documents: [], index: {...sampleBundle().index}}],
  ])('refuses %s', (_, content) => {
    expect(() => loadIndex(content as unknown as SearchBundle)).toThrow(MalformedIndexError);
  });

  it('has an empty index to fall back to', () => {
    expect(searchPlain([{tag: 't', weight: 1, index: EMPTY_INDEX}], 'kafka').hits).toEqual([]);
  });
});
