import {describe, expect, it} from 'vitest';
import {axis, percent} from './axis';

describe('axis', () => {
  it('ends at the first round number that is not below the largest value', () => {
    expect(axis(346.3)).toEqual({max: 400, ticks: [0, 100, 200, 300, 400]});
    expect(axis(1_041_943).max).toBe(1_250_000);
    expect(axis(0.7).max).toBeGreaterThanOrEqual(0.7);
  });

  it('ends at the largest value if that is round', () => {
    expect(axis(100).max).toBe(100);
  });

  it.each([0, -1, NaN, Infinity])('refuses %s', (largest) => {
    expect(() => axis(largest)).toThrow(RangeError);
  });
});

describe('percent', () => {
  it('rounds to two decimals', () => {
    expect(percent(1, 3)).toBe('33.33%');
    expect(percent(4, 4)).toBe('100%');
  });
});
