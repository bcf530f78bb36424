import {describe, expect, it} from 'vitest';
import {toOperatorQuery} from './operators';

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
    '',
  ])('takes %j as plain', (input) => {
    expect(toOperatorQuery(input)).toBeUndefined();
  });

  it('treats the beginning of a name in the language as plain input', () => {
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
    ['-', '-'],
    ['+-kafka', '+-kafka'],
    ['-+kafka', '-+kafka'],
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
