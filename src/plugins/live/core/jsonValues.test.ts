import {describe, expect, it} from 'vitest';
import {splitJson} from './jsonValues';

const texts = (text: string) => splitJson(text).values.map((value) => value.text);

describe('splitJson', () => {
  it.each([
    ['nothing', '  \n', []],
    ['one per line', '1\n"a b"\nnull', ['1', '"a b"', 'null']],
    ['one over several lines', '{\n  "a": [1,\n 2]\n}', ['{\n  "a": [1,\n 2]\n}']],
    ['neighbours without a space', '{"a":1}{"b":2}[3]"x"', ['{"a":1}', '{"b":2}', '[3]', '"x"']],
    ['brackets and quotes in strings', '{"a": "}\\"{"} 2', ['{"a": "}\\"{"}', '2']],
    ['numbers that JavaScript would round', '18446744073709551615', ['18446744073709551615']],
  ])('%s', (_, text, expected) => {
    expect(splitJson(text).problem).toBeUndefined();
    expect(texts(text)).toEqual(expected);
  });

  it('returns the offset of each value', () => {
    expect(splitJson('1\n {}').values.map(({from}) => from)).toEqual([0, 3]);
  });

  it.each([
    ['a word', '1\nhello', 2],
    ['an open record', '{"a": 1', 0],
    ['a bracket too many', '{} }', 3],
    ['an open string', '"abc', 0],
    ['a comma between values', '{"a": 1},\n{"b": 2}', 8],
  ])('finds %s', (_, text, at) => {
    const {problem} = splitJson(text);
    expect(problem?.at).toBe(at);
    expect(problem?.message).not.toBe('');
  });

  it('ends for any text', () => {
    for (const text of ['\\', '"\\', '{"', ']]', '[}', '{]', ',,,', '"\\"', '[[[[']) {
      expect(splitJson(text).problem).toBeDefined();
    }
  });
});
