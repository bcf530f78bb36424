import {describe, expect, it} from 'vitest';
import {parseOperators, QuerySyntaxError, searchOperators, toLunr} from './operatorSearch';
import {toOperatorQuery} from './operators';
import {sampleBundle} from './samplePages';

const bundle = sampleBundle();
const index = toLunr(bundle.index);
const routes = (input: string) =>
  searchOperators(index, parseOperators(toOperatorQuery(input) ?? '')).map(({id}) =>
    bundle.documents[id]!.sectionRoute.replace('/docs/0.12', ''),
  );

describe('toOperatorQuery', () => {
  it.each([
    'kafka',
    'std::array::len',
    'a:b',
    'c++',
    '$x',
    '-v',
    '--verbose',
    'tremor --verbose -v',
    '|>',
    'a |> b',
    'http://localhost:9898/v1',
    'localhost:9898',
    'a + b',
    '1 * 2',
    'event ~= json',
    'a ^ b',
    'x - y',
    'content::thing',
    'Note: this',
    'length-prefixed',
    '*',
    '"quoted words"',
    '~',
    '^',
    ':',
    '-',
    '',
  ])('takes %j as plain', (input) => {
    expect(toOperatorQuery(input)).toBeUndefined();
  });

  it('takes the beginning of a name in the language as plain', () => {
    const isNamespace = (word: string) => word === 'std';
    for (const input of ['std:', 'std::', 'Std:array', 'std::array::len'])
      expect(toOperatorQuery(input, isNamespace)).toBeUndefined();
    expect(toOperatorQuery('foo:', isNamespace)).toBe('foo:');
  });

  it.each([
    ['title:kafka', 'title:kafka'],
    ['+kafka -elastic', '+kafka -elastic'],
    ['kakfa~1', 'kakfa~1'],
    ['kafka^10 event', 'kafka^10 event'],
    ['kafk*', 'kafk*'],
    ['+title:kafka std::array::len', '+title:kafka std\\:\\:array\\:\\:len'],
    ['+length-prefixed', '+length\\-prefixed'],
    ['+kafka http://host/path', '+kafka http host path'],
    ['kafka +', 'kafka +'],
    ['foo:bar', 'foo:bar'],
    ['Foo:kafka', 'Foo:kafka'],
    ['f:kafka', 'f:kafka'],
    ['foo:', 'foo:'],
    ['kafka foo:', 'kafka foo:'],
    ['-producer', '-producer'],
  ])('reads the operators of %j', (input, expected) => {
    expect(toOperatorQuery(input)).toBe(expected);
  });
});

describe('operator queries', () => {
  it('search one field', () => {
    expect(routes('title:kafka')).toEqual(['/connectors/kafka']);
  });

  it('require and exclude', () => {
    expect(
      routes('+kafka -elasticsearch -documents').every((route) =>
        route.startsWith('/connectors/kafka'),
      ),
    ).toBe(true);
    expect(routes('+separator +splits')).toEqual(
      expect.arrayContaining(['/preprocessors/separate']),
    );
    expect(routes('+separator +splits +bytes')).toEqual(['/preprocessors/separate']);
  });

  it('exclude without a word to look for', () => {
    const found = searchOperators(index, parseOperators('-kafka'), bundle.documents.length);
    const texts = found.map(({id}) => bundle.documents[id]!);
    expect(texts.length).toBeGreaterThan(3);
    expect(texts.filter(({title, content}) => /kafka/i.test(title + content))).toEqual([]);
  });

  it('take every word for a beginning', () => {
    expect(routes('+separat +spl')).toEqual(expect.arrayContaining(['/preprocessors/separate']));
    expect(routes('+separat +spl +byt')).toEqual(['/preprocessors/separate']);
    expect(routes('+separat +zzxxyyqq')).toEqual([]);
  });

  it('match within a distance, with wildcards and half-typed', () => {
    expect(routes('kakfa~2')[0]).toMatch('/connectors/kafka');
    expect(routes('*lastic*')[0]).toBe('/connectors/elastic');
    expect(routes('title:kaf')).toEqual(['/connectors/kafka']);
  });

  it('weigh fields and boosts', () => {
    expect(routes('+kafka')[0]).toBe('/connectors/kafka');
    expect(routes('kafka elasticsearch^20')[0]).toBe('/connectors/elastic');
  });

  it('name the words to mark', () => {
    expect(parseOperators('+Kafka -elastic to\\:pic bro*').terms).toEqual([
      'kafka',
      'to:pic',
      'bro',
    ]);
  });

  it('survive an absurd distance', () => {
    expect(parseOperators('preprocessor~99').clauses[0]?.editDistance).toBe(2);
  });

  it.each([
    [
      'foo:kafka',
      "unrecognised field 'foo', possible fields: 'title', 'content', 'sidebarParentCategories', 'keywords'",
    ],
    [
      'foo:',
      "unrecognised field 'foo', possible fields: 'title', 'content', 'sidebarParentCategories', 'keywords'",
    ],
    ['kafka~', 'edit distance must be numeric'],
    ['kafka~x', 'edit distance must be numeric'],
    ['kafka^', 'boost must be numeric'],
    ['kafka^high', 'boost must be numeric'],
    ['kafka +', 'expecting term or field, found nothing'],
    ['+', 'expecting term or field, found nothing'],
    ['kafka -', 'expecting term or field, found nothing'],
    ['title:', 'expecting term, found nothing'],
  ])('%j: %s', (input, message) => {
    expect(() => parseOperators(toOperatorQuery(input)!)).toThrow(new QuerySyntaxError(message));
  });
});
