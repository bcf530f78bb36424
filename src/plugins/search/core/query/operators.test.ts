import fc from 'fast-check';
import lunr from 'lunr';
import {describe, expect, it} from 'vitest';
import {loadIndex} from '../index/load';
import {toOperatorQuery} from './operators';
import {
  OPERATOR_BOUNDS,
  parseOperators,
  QuerySyntaxError,
  scoreAlone,
  searchOperators,
} from './operatorSearch';
import {matchExactly, matchWildcards, matchWithin} from './patterns';
import {sampleBundle} from '../index/samplePages';

const bundle = sampleBundle();
const index = loadIndex(bundle);
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

describe('a pattern', () => {
  const {tokenSet} = lunr.Index.load(bundle.index) as unknown as {tokenSet: TokenSet};
  type TokenSet = {intersect(other: TokenSet): TokenSet; toArray(): string[]};
  const {fromString, fromFuzzyString} = (
    lunr as unknown as {
      TokenSet: {
        fromString(text: string): TokenSet;
        fromFuzzyString(text: string, distance: number): TokenSet;
      };
    }
  ).TokenSet;
  const termOf = new Map(index.terms.map((term, at) => [index.numbers[at]!, term]));
  const ours = (numbers: readonly number[]) => numbers.map((number) => termOf.get(number)!).sort();
  const lunrs = (set: TokenSet) => [...new Set(tokenSet.intersect(set).toArray())].sort();

  const letters = fc.constantFrom(...'aeioklnprstu');
  const half = fc
    .tuple(fc.constantFrom(...index.terms), fc.nat(8), fc.nat(8))
    .map(([term, from, length]) => term.slice(from, from + length));
  const piece = fc.oneof(half, fc.string({unit: letters, maxLength: 3}));

  it('with wildcards means the terms that lunr means', () => {
    const pattern = fc
      .tuple(
        piece,
        fc.constantFrom('', '*'),
        piece,
        fc.constantFrom('', '*'),
        fc.constantFrom('', '*'),
      )
      .map(([one, first, other, second, before]) => before + one + first + other + second);
    const property = fc.property(pattern, (text) => {
      fc.pre(/[^*]/.test(text) && !text.includes('**'));
      const found = text.includes('*') ? matchWildcards(index, text) : matchExactly(index, text);
      expect(ours(found)).toEqual(lunrs(fromString(text)));
    });
    fc.assert(property, {numRuns: 2000, seed: 23});
  });

  it('within a distance means them too; a wildcard is one character there', () => {
    const word = fc
      .tuple(piece, fc.constantFrom('', '', '*'), piece)
      .map((pieces) => pieces.join(''))
      .filter((text) => text.length > 0 && text.length < 12);
    const property = fc.property(word, fc.integer({min: 1, max: 2}), (text, distance) => {
      const found = ours(matchWithin(index, text, distance));
      const expected = lunrs(fromFuzzyString(text, distance));
      // lunr puts a letter between two that it swapped and counts two mistakes, not three.
      expect(expected).toEqual(expect.arrayContaining(found));
      expect(expected.length - found.length).toBeLessThanOrEqual(distance === 1 ? 0 : 2);
    });
    fc.assert(property, {numRuns: 1000, seed: 24});
  });
});

describe('operator queries', () => {
  it.each(['kafka', '+separator +splits', 'title:kafka^3 kaf*', 'kakfa~1 -elastic', '*lit*'])(
    '%s finds what lunr finds, with its scores',
    (input) => {
      const lunrIndex = lunr.Index.load(bundle.index);
      for (const clause of parseOperators(toOperatorQuery(input) ?? input).clauses)
        for (const field of clause.fields) {
          const alone = {...clause, fields: [field], boost: 1, presence: 1};
          const theirs = lunrIndex.query((query) => void query.clause({...alone}));
          const found = scoreAlone(index, alone);
          expect(found.size).toBe(theirs.length);
          for (const {ref, score} of theirs) expect(found.get(Number(ref))).toBeCloseTo(score, 4);
        }
    },
  );

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

  it('are bounded, and say what was left out', () => {
    const {clauses, editDistance} = OPERATOR_BOUNDS;
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
