import lunr from 'lunr';
import {describe, expect, it} from 'vitest';
import {buildBundle} from './build';
import {qualifiedName, toDocuments, type SourcePage} from './documents';

const page = (route: string, sections: SourcePage['sections'], more: Partial<SourcePage> = {}) => ({
  route,
  type: 'docs' as const,
  title: sections[0]?.title ?? '',
  categories: [],
  names: [],
  keywords: [],
  description: '',
  weight: 1,
  sections,
  ...more,
});

const pages: SourcePage[] = [
  page(
    '/docs/ref/stdlib/std/array',
    [
      {title: 'array', content: 'Functions on arrays.'},
      {title: 'len(array)', anchor: 'len', content: 'Counts the elements of an array.'},
    ],
    {
      categories: ['Reference', 'Standard library'],
      names: ['std_array'],
      keywords: ['list', 'linked list'],
    },
  ),
  page('/docs/connectors/kafka', [
    {title: 'Kafka', content: 'Reads from topics with kafka_consumer.'},
    {title: 'Where', anchor: 'where', content: 'Nowhere'},
  ]),
];
const documents = toDocuments(pages, ['/stdlib/']);

describe('toDocuments', () => {
  it('numbers sections in the order of routes', () => {
    expect(documents.map(({id, sectionRoute}) => [id, sectionRoute])).toEqual([
      [0, '/docs/connectors/kafka'],
      [1, '/docs/connectors/kafka#where'],
      [2, '/docs/ref/stdlib/std/array'],
      [3, '/docs/ref/stdlib/std/array#len'],
    ]);
  });

  it('has every field of a document', () => {
    expect(documents[3]).toEqual({
      id: 3,
      title: 'len(array) std::array::len',
      content: 'Counts the elements of an array.',
      sectionTitle: 'len(array)',
      pageTitle: 'array',
      sectionRoute: '/docs/ref/stdlib/std/array#len',
      type: 'docs',
      sidebarParentCategories: ['Reference', 'Standard library'],
    });
  });

  it('gives names and keywords to the opening section, and a weight only if it is not 1', () => {
    expect(documents[2]?.title).toBe('array std::array std_array');
    expect(documents.map(({keywords}) => keywords)).toEqual([
      undefined,
      undefined,
      ['list', 'linked list'],
      undefined,
    ]);
    const [light] = toDocuments([page('/x', pages[1]!.sections, {weight: 0.6})], []);
    expect(light?.weight).toBe(0.6);
  });

  it('takes the name of a section from its page, outside the folder of modules', () => {
    const sections = [
      {title: 'aggr::stats', content: ''},
      {title: 'count', anchor: 'count', content: ''},
      {title: 'Memory', anchor: 'memory', content: ''},
    ];
    const names = ['aggr::stats::count'];
    const titles = toDocuments([page('/functions/stats', sections, {names})], ['/stdlib/']);
    expect(titles.map(({title}) => title)).toEqual([
      'aggr::stats aggr::stats::count',
      'count aggr::stats::count',
      'Memory',
    ]);
  });
});

describe('qualifiedName', () => {
  it.each([
    ['/docs/stdlib/std/array', 'len(array)', 'std::array::len'],
    ['/docs/stdlib/std/array', 'std::array::len(array)', 'std::array::len'],
    ['/docs/stdlib/std/array', 'len', 'std::array::len'],
    ['/docs/stdlib/cncf/otel/trace', undefined, 'cncf::otel::trace'],
    ['/docs/stdlib/std', undefined, ''],
    ['/docs/stdlib/std/array', 'How to count', ''],
    ['/docs/other', 'len', ''],
  ])('%s, %s -> %s', (route, heading, expected) => {
    expect(qualifiedName(route, heading, ['/stdlib/'])).toBe(expected);
  });
});

describe('buildBundle', () => {
  const bundle = buildBundle(documents, {indexCategories: true});
  const index = lunr.Index.load(bundle.index);
  const refs = (query: string) => index.search(query).map(({ref}) => Number(ref));

  it('is read by stock lunr, operators included', () => {
    expect(bundle.index.pipeline).toEqual(['stemmer']);
    expect(refs('title:kafka')).toEqual([0]);
    expect(refs('+arrays -counts')).toEqual([2]);
    expect(refs('kafka_consumer')).toEqual([0]);
    expect(refs('std\\:\\:array\\:\\:len')).toEqual([3]);
    expect(refs('kafko~1')[0]).toBe(0);
    expect(refs('librar*').sort()).toEqual([2, 3]);
  });

  it('has keywords in a separate field, as written, by stem and together', () => {
    expect(refs('keywords:list')).toEqual([2]);
    expect(refs('keywords:linked')).toEqual([2]);
    expect(bundle.index.invertedIndex.map(([term]) => term)).toContain('link+list');
    expect(refs('title:list')).toEqual([]);
    expect(JSON.stringify(bundle.documents)).not.toContain('linked');
  });

  it('ignores the length of a list of keywords', () => {
    const sections = [{title: 'Page', content: ''}];
    const lists = [['gauge'], ['gauge', 'dial', 'meter', 'pointer', 'needle'], [], [], []];
    const some = lists.map((keywords, at) => page(`/${at}`, sections, {keywords}));
    const {index: built} = buildBundle(toDocuments(some, []), {indexCategories: true});
    const term = built.invertedIndex.find(([name]) => name === 'gauge')![1]._index;
    const scores = built.fieldVectors
      .filter(([ref]) => ref.startsWith('keywords/'))
      .map(([, vector]) => vector[vector.findIndex((n, at) => at % 2 === 0 && n === term) + 1]);
    expect(scores).toHaveLength(2);
    expect(scores[0]).toBe(scores[1]);
  });

  it('finds a stop word in a heading only', () => {
    expect(refs('where')).toEqual([1]);
    expect(refs('title:of')).toEqual([]);
  });

  it('leaves categories out on request', () => {
    const without = lunr.Index.load(buildBundle(documents, {indexCategories: false}).index);
    expect(without.search('sidebarParentCategories:library')).toEqual([]);
    expect(refs('sidebarParentCategories:library')).not.toEqual([]);
  });

  it('is the same, byte for byte, for pages in another order', () => {
    const again = buildBundle(toDocuments([...pages].reverse(), ['/stdlib/']), {
      indexCategories: true,
    });
    expect(JSON.stringify(again)).toBe(JSON.stringify(bundle));
  });

  it('applies a weight to the scores, without a separate field in the documents', () => {
    const same = {title: 'Twin', content: 'A page about gauges.'};
    const twins = toDocuments([page('/a', [same], {weight: 0.5}), page('/b', [same])], []);
    const {documents: written, index: weighed} = buildBundle(twins, {indexCategories: true});
    expect(written.map((document) => Object.keys(document))).toEqual(
      written.map(() => [
        'id',
        'title',
        'content',
        'sectionTitle',
        'pageTitle',
        'sectionRoute',
        'type',
      ]),
    );
    const scores = new Map(weighed.fieldVectors.map(([ref, [, score]]) => [ref, score ?? 0]));
    expect(scores.get('content/0')! / scores.get('content/1')!).toBeCloseTo(0.5, 0);
  });

  it('is valid without pages', () => {
    const empty = buildBundle([], {indexCategories: true});
    expect(empty.documents).toEqual([]);
    expect(lunr.Index.load(empty.index).search('anything')).toEqual([]);
  });
});
