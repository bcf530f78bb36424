import {describe, expect, it} from 'vitest';
import type {LanguageOutcome} from './outcome';
import {formatRecords, mergeRecords, parseRecords, sameOutcome} from './records';

const ok = (by = 'tremor-script 0.12.4'): LanguageOutcome => ({by, ok: true});

describe('records', () => {
  it('are written sorted, one per line, and read back', () => {
    const records = new Map([
      ['b', ok()],
      ['a', {...ok(), events: [{value: '1\n'}]}],
    ]);
    const text = formatRecords(records);
    expect(text.split('\n').map((line) => line.slice(0, 4))).toEqual([
      '{',
      '"a":',
      '"b":',
      '}',
      '',
    ]);
    expect(formatRecords(parseRecords(text, 'x.json'))).toBe(text);
    expect(formatRecords(new Map())).toBe('{}\n');
  });

  it('say what to do after a bad merge', () => {
    expect(() => parseRecords('<<<<<<<', 'samples/records/0.12.json')).toThrow(
      /samples\/records\/0\.12\.json is not JSON.*--update/s,
    );
  });

  it('are merged, and dropped if nothing needs them', () => {
    const old = new Map([
      ['a', ok('old')],
      ['b', ok('old')],
      ['c', ok('old')],
    ]);
    const merged = mergeRecords(old, new Map([['b', ok('new')]]), new Set(['a', 'b']));
    expect([...merged.entries()].map(([key, outcome]) => [key, outcome.by])).toEqual([
      ['a', 'old'],
      ['b', 'new'],
    ]);
  });

  it('are compared field by field', () => {
    expect(sameOutcome({by: 'a', ok: true}, {ok: true, by: 'a'})).toBe(true);
    expect(sameOutcome({by: 'a', ok: true}, {by: 'a', ok: false})).toBe(false);
    const value = (text: string): LanguageOutcome => ({...ok(), events: [{value: text}]});
    expect(sameOutcome(value('{"a": 1, "b": 2}'), value('{"b": 2, "a": 1}'))).toBe(true);
    expect(sameOutcome(value('1'), value('1.0'))).toBe(false);
    expect(sameOutcome(ok(), value('1'))).toBe(false);
  });
});
