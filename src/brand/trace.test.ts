import {describe, expect, it} from 'vitest';
import {trace, tracePath} from './trace';

const arrival = {at: 50, strength: 0.9, decay: 20, period: 8};
const largest = (samples: readonly (readonly [number, number])[]) =>
  Math.max(...samples.map(([, y]) => Math.abs(y)));

describe('trace', () => {
  const samples = trace(200, 1, [arrival]);

  it('begins at 0 and ends at the width', () => {
    expect(samples[0]?.[0]).toBe(0);
    expect(samples.at(-1)?.[0]).toBe(200);
  });

  it('rests before the arrival, swings after it, and comes to rest again', () => {
    expect(largest(samples.filter(([x]) => x < 50))).toBeLessThan(0.03);
    expect(largest(samples.filter(([x]) => x >= 50 && x < 70))).toBeGreaterThan(0.4);
    expect(largest(samples.filter(([x]) => x > 180))).toBeLessThan(0.03);
  });

  it('never leaves the paper', () => {
    expect(largest(trace(200, 1, [{...arrival, strength: 9}]))).toBeLessThanOrEqual(1);
  });

  it('is the same each time', () => {
    expect(trace(200, 1, [arrival])).toEqual(samples);
  });
});

describe('tracePath', () => {
  it('draws deflections around the middle line', () => {
    expect(
      tracePath(
        [
          [0, 0],
          [1, -1],
          [2, 1],
        ],
        10,
        8,
      ),
    ).toBe('M0 10L1 6L2 14');
  });
});
