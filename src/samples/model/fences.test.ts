import {describe, expect, it} from 'vitest';
import {isHidden, parseMeta, waitOf, type Fence} from './fences';

const fence = (meta: string): Fence => ({
  ...{language: 'console', meta: parseMeta(meta), text: ''},
  ...{line: 1, endLine: 1, section: 0},
});

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

  it('skips line ranges, and reads an absent text', () => {
    expect([...parseMeta('{1,3-4} not-run').words]).toEqual(['not-run']);
    expect(parseMeta(null).words.size).toBe(0);
  });
});

it('recognizes blocks that readers do not see', () => {
  expect(isHidden(fence('hidden title="setup.json"'))).toBe(true);
  expect(isHidden(fence('title="hidden"'))).toBe(false);
});

it('reads how long to wait, and rejects invalid times', () => {
  const times = ['', 'wait=8s', 'wait=500ms', 'wait=60s'].map((meta) => waitOf(fence(meta)));
  expect(times).toEqual([0, 8000, 500, 60_000]);
  for (const meta of ['wait', 'wait=8', 'wait=0s', 'wait=1.5s', 'wait=61s', 'wait=1m']) {
    expect(waitOf(fence(meta)), meta).toBeUndefined();
  }
});
