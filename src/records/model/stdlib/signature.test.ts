import {expect, test} from 'vitest';
import {arityOf, parseSignature} from './signature';

test('reads names, types, and what a function gives', () => {
  expect(parseSignature('port() -> integer or null')).toEqual({
    name: 'port',
    parameters: [],
    returns: 'integer or null',
  });
  expect(parseSignature('dds(value: number, percentiles?: array) -> record')?.parameters).toEqual([
    {name: 'value', type: 'number', optional: false},
    {name: 'percentiles', type: 'array', optional: true},
  ]);
});

test.each([
  ['f() -> null', {min: 0, max: 0}],
  ['f(a: any, b?: any) -> null', {min: 1, max: 2}],
  ['f(a: any, ...: any) -> null', {min: 1, max: null}],
])('counts the arguments of %s', (text, arity) => {
  const signature = parseSignature(text);
  expect(signature && arityOf(signature)).toEqual(arity);
});

test.each([
  'split(input) -> array',
  'split(input: string)',
  'std::f() -> any',
  'f(a: any,b: any) -> x',
])('refuses %s', (text) => {
  expect(parseSignature(text)).toBeUndefined();
});
