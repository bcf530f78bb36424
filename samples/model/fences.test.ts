import {describe, expect, it} from 'vitest';
import {parseMeta} from './fences';

describe('parseMeta', () => {
  it('reads words, quoted and bare values', () => {
    const meta = parseMeta(`title="my flow.troy" fails fragment=expr reason='no "peer"'`);
    expect([...meta.words]).toEqual(['fails']);
    expect(Object.fromEntries(meta.values)).toEqual({
      title: 'my flow.troy',
      fragment: 'expr',
      reason: 'no "peer"',
    });
  });

  it('passes over line ranges and reads nothing from nothing', () => {
    expect([...parseMeta('{1,3-4} not-run').words]).toEqual(['not-run']);
    expect(parseMeta(null).words.size).toBe(0);
  });
});
