import {describe, expect, it} from 'vitest';
import {formatRatios, formatTable, kindOf, medianLoad, type Load} from './figures';

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
  const middle = medianLoad([load(3, 10), load(1, 30), load(2, 20)]);
  expect(middle.bytes.script).toBe(2);
  expect(middle.tbt).toBe(20);
});

it('prints one line per page, with right-aligned figures', () => {
  expect(formatTable([['plain', load(10240, 120)]])).toBe(
    'page     JS  HTML  CSS  images  fonts  prefetch  FCP   LCP  TBT    CLS\n' +
      'plain  10.0   2.0  0.0     0.0    0.0       0.5  900  1000  120  0.012',
  );
});

it('compares the figures with plain Docusaurus, and with the limits', () => {
  expect(formatRatios(load(120, 30), load(160, 40))).toBe(
    'JS: 75 % of plain Docusaurus, at most 85 %: ok\n' +
      'TBT: 75 % of plain Docusaurus, at most 50 %: TOO MUCH\n' +
      'FCP: 100 % of plain Docusaurus, at most 95 %: TOO MUCH\n' +
      'LCP: 100 % of plain Docusaurus, at most 95 %: TOO MUCH',
  );
});
