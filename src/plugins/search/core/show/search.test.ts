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

  describe('prefers names', () => {
    const page = (route: string, title: string, headings: string[], text = ''): SourcePage => ({
      ...{...samplePages[0]!, route, title, categories: []},
      sections: [
        {title, content: text},
        ...headings.map((heading) => ({title: heading, anchor: heading, content: text})),
      ],
    });
    const crowd = 'std::time::format count '.repeat(9);
    const pages = [
      page('/stdlib/std/time', 'std::time', ['format', 'count']),
      page('/stdlib/std/array', 'std::array', ['count']),
      ...[1, 2, 3].map((n) => page(`/guide/${n}`, `Count ${n}`, ['Counts', 'Count lines'], crowd)),
    ];
    const documents = toDocuments(pages, ['/stdlib/']);
    const index = loadIndex(buildBundle(documents, {indexCategories: true}));
    const routesOf = (query: string, weight: number) =>
      searchPlain([{tag: 'any', weight, index}], query).hits.map(
        ({document}) => document.sectionRoute,
      );

    it('in full', () => {
      expect(routesOf('std::time::format', 1)[0]).toBe('/stdlib/std/time#format');
    });

    it.each(['count', 'count(array)'])('without the module: %s', (query) => {
      const found = routesOf(query, 1).slice(0, 2);
      expect(found.sort()).toEqual(['/stdlib/std/array#count', '/stdlib/std/time#count']);
    });

    it('without the module only in the version of the reader', () => {
      expect(routesOf('count', 0.4)[0]).toMatch('/guide');
    });
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
    const dates = page('/docs/dates', 'Dates of RFC 3339', 'Dates as the RFC has them.');
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
