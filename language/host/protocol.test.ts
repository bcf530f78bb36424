import {describe, expect, test} from 'vitest';
import {faultAnswer, hasEntry, isLanguageVersion} from './protocol';

describe('versions', () => {
  test('0.11 has no deployments, the others have every entry', () => {
    expect(hasEntry('0.11', 'deployment')).toBe(false);
    expect(hasEntry('0.11', 'query')).toBe(true);
    expect(hasEntry('0.12', 'deployment')).toBe(true);
  });

  test.each([
    ['edge', true],
    ['0.12', true],
    ['0.13', false],
    ['', false],
  ])('%j is a version: %s', (text, expected) => {
    expect(isLanguageVersion(text)).toBe(expected);
  });
});

test('a fault has the lists of its request, empty', () => {
  const fault = {kind: 'trap', message: 'unreachable'} as const;
  const base = {ok: false, diagnostics: [], text: '', fault};
  expect(faultAnswer({kind: 'run', source: '', events: []}, fault)).toEqual({...base, results: []});
  expect(faultAnswer({kind: 'tokens', source: ''}, fault)).toEqual({...base, tokens: []});
  expect(faultAnswer({kind: 'check', entry: 'script', source: ''}, fault)).toEqual(base);
});
