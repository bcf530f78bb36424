import {expect, test} from 'vitest';
import {faultAnswer} from './protocol';

test('the answer for a fault has the lists that its request asks for, empty', () => {
  const fault = {kind: 'trap', message: 'unreachable'} as const;
  const base = {ok: false, diagnostics: [], text: '', fault};
  expect(faultAnswer({kind: 'run', source: '', events: []}, fault)).toEqual({...base, results: []});
  expect(faultAnswer({kind: 'check', entry: 'script', source: ''}, fault)).toEqual(base);
});
