import {describe, expect, it} from 'vitest';
import {formatTable, kindOf, median, type Load} from './figures';

const load = (script: number, tbt: number): Load => ({
  bytes: {html: 2048, script, style: 0, image: 0, font: 0, other: 0, prefetch: 512},
  fcp: 900.4,
  lcp: 1000,
  tbt,
  cls: 0.0123,
});

describe('kindOf', () => {
  it.each([
    ['Script', {}, 'script'],
    ['Script', {'Sec-Purpose': 'prefetch'}, 'prefetch'],
    ['Other', {purpose: 'prefetch'}, 'prefetch'],
    ['Prefetch', {}, 'prefetch'],
    ['Document', {}, 'html'],
    ['EventSource', {}, 'other'],
  ])('%s with %j is %s', (type, headers, kind) => {
    expect(kindOf(type, headers as Record<string, string>)).toBe(kind);
  });
});

it('takes the median of each figure on its own', () => {
  const middle = median([load(3, 10), load(1, 30), load(2, 20)]);
  expect(middle.bytes.script).toBe(2);
  expect(middle.tbt).toBe(20);
});

it('prints one line a page, figures to the right', () => {
  expect(formatTable([['plain', load(10240, 120)]])).toBe(
    'page     JS  HTML  CSS  images  fonts  prefetch  FCP   LCP  TBT    CLS\n' +
      'plain  10.0   2.0  0.0     0.0    0.0       0.5  900  1000  120  0.012',
  );
});
