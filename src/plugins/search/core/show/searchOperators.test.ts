import {describe, expect, it} from 'vitest';
import {sampleIndex} from '../../../../../testing/fixtures/search/samplePages';
import {toOperatorQuery} from '../query/operators';
import {OPERATOR_LIMITS, searchOperators} from './searchOperators';

const search = (input: string) => searchOperators([sampleIndex()], toOperatorQuery(input) ?? '');
const routes = (input: string) =>
  search(input).hits.map(({document}) => document.sectionRoute.replace('/docs/0.12', ''));

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
    expect(routes('-kafka').length).toBeGreaterThan(3);
    expect(routes('-kafka').filter((route) => /kafka|elastic$/.test(route))).toEqual([]);
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
    expect(search('Kafka -elastic topic bro*').hits[0]?.terms).toEqual(['kafka', 'topic', 'bro']);
  });

  it('are limited, and report what was ignored', () => {
    const {hits, limits} = search('zzzzz~99');
    expect(hits).toEqual([]);
    expect(limits).toEqual(['At most 2 mistakes in a word were looked for.']);
    const most = '+*a* '.repeat(OPERATOR_LIMITS.clauses);
    expect(search(`${most} -*a*`).hits).toEqual(search(most).hits);
    expect(search(`${most} -*a*`).limits).toEqual(['Only the first 16 words were looked for.']);
    expect(search(most)).not.toHaveProperty('limits');
  });

  it.each([
    [
      'foo:kafka',
      "unrecognised field 'foo', possible fields: 'title', 'content', 'sidebarParentCategories'",
    ],
    [
      'foo:',
      "unrecognised field 'foo', possible fields: 'title', 'content', 'sidebarParentCategories'",
    ],
    ['kafka~', 'edit distance must be numeric'],
    ['kafka~x', 'edit distance must be numeric'],
    ['kafka^', 'boost must be numeric'],
    ['kafka^high', 'boost must be numeric'],
    ['kafka +', 'expecting term or field, found nothing'],
    ['+', 'expecting term or field, found nothing'],
    ['-', 'expecting term or field, found nothing'],
    ['+-kafka', "expecting term or field, found 'PRESENCE'"],
    ['keywords:kafka', "unrecognised field 'keywords'"],
    ['kafka -', 'expecting term or field, found nothing'],
    ['title:', 'expecting term, found nothing'],
  ])('%j: %s', (input, message) => {
    expect(() => search(input)).toThrow(message);
  });
});
