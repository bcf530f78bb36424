import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {formatJson, isJson, sameJson, sameShape, sortedJson} from './json';

describe('sameJson', () => {
  it.each([
    ['{"a": 1, "b": [true, null]}', '{"b":[true,null],"a":1}', true],
    ['3', '3.0', false],
    ['3.0', '3.00', true],
    ['1e2', '100.0', true],
    ['18446744073709551615', '18446744073709551615', true],
    ['18446744073709551615', '18446744073709551614', false],
    ['"3"', '3', false],
    ['{"number": "3"}', '3', false],
    ['{"number": "3"}', '{"number": "3"}', true],
    ['"say \\"12\\""', '"say \\"12\\""', true],
    ['{"a": 1}', '{"a": 1, "b": 2}', false],
    ['[1, 2]', '[2, 1]', false],
    ['{"0": 1}', '[1]', false],
    ['{"__proto__": 1}', '{"__proto__": 2}', false],
    ['"\\u0041"', '"A"', true],
  ])('%s and %s: %s', (a, b, expected) => expect(sameJson(a, b)).toBe(expected));

  it('rejects text that is not JSON', () => {
    expect(() => sameJson('{a: 1}', '1')).toThrow(SyntaxError);
    expect(isJson('{a: 1}')).toBe(false);
  });
});

describe('sameShape', () => {
  it.each([
    ['{"a": 1, "b": "x"}', '{"b": "y", "a": 2}', true],
    ['{"a": 1}', '{"a": 1.0}', false],
    ['[1, 2, 3]', '[9]', true],
    ['null', '1', false],
  ])('%s and %s: %s', (a, b, expected) => expect(sameShape(a, b)).toBe(expected));
});

it('sorts the keys of all records, and keeps numbers as they are', () => {
  expect(sortedJson('{"b":[{"d":3.0,"c":1}],"a":18446744073709551615}')).toBe(
    '{\n  "a": 18446744073709551615,\n  "b": [\n    {\n      "c": 1,\n      "d": 3.0\n    }\n  ]\n}',
  );
});

describe('formatJson', () => {
  it('keeps numbers and the order of keys', () => {
    expect(formatJson('{"b":3.0,"a":18446744073709551615}')).toBe(
      '{"b": 3.0, "a": 18446744073709551615}',
    );
  });

  it('breaks lines that are longer than the width', () => {
    expect(formatJson('{"a":[1,{}],"b":[]}', 10)).toBe(
      '{\n  "a": [\n    1,\n    {}\n  ],\n  "b": []\n}',
    );
  });

  it('never changes a value', () => {
    fc.assert(
      fc.property(fc.json(), fc.integer({min: 0, max: 40}), (text, width) =>
        sameJson(text, formatJson(text, width)),
      ),
    );
  });
});
