import {describe, expect, it} from 'vitest';
import {loadIndex} from '../index/load';
import {sampleBundle} from '../../../../../testing/fixtures/search/samplePages';
import {
  OPERATOR_LIMITS,
  parseOperators,
  QuerySyntaxError,
  searchLunr,
  toLunrIndex,
} from './lunrSearch';
import {toOperatorQuery} from './operators';

const bundle = sampleBundle();
const index = toLunrIndex(loadIndex(bundle));
const routes = (input: string) =>
  searchLunr(index, parseOperators(toOperatorQuery(input) ?? '')).map(({id}) =>
    bundle.documents[id]!.sectionRoute.replace('/docs/0.12', ''),
  );

describe('queries with operators', () => {
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

  it('exclude without a word to search for', () => {
    const found = searchLunr(index, parseOperators('-kafka'), bundle.documents.length);
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

  it('are limited, and report what was ignored', () => {
    const {clauses, editDistance} = OPERATOR_LIMITS;
    const far = parseOperators('preprocessor~99');
    expect(far.clauses[0]?.editDistance).toBe(editDistance);
    expect(far.limits).toEqual(['At most 2 mistakes in a word were looked for.']);
    const long = parseOperators('+*a* '.repeat(clauses + 1));
    expect(long.clauses).toHaveLength(clauses);
    expect(long.limits).toEqual(['Only the first 16 words were looked for.']);
    expect(parseOperators('+*a* '.repeat(clauses)).limits).toEqual([]);
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
