import {expect, test} from 'vitest';
import {replaceImports} from './system';

function call(seed: number): readonly number[] {
  const view = new DataView(new ArrayBuffer(16));
  const {random_get: random} = replaceImports({seed}, () => view);
  (random as (start: number, length: number) => number)(4, 8);
  return [...new Uint8Array(view.buffer)];
}

test('a seed gives the same bytes, another seed other ones, and the memory around them is unchanged', () => {
  expect(call(7)).toEqual(call(7));
  expect(call(7)).not.toEqual(call(8));
  expect(call(7).slice(0, 4)).toEqual([0, 0, 0, 0]);
  expect(call(7).slice(12)).toEqual([0, 0, 0, 0]);
});

test('a fixed clock returns its time, and without settings no import is replaced', () => {
  const view = new DataView(new ArrayBuffer(8));
  const {clock_time_get: clock} = replaceImports({nowNs: '1700000000000000001'}, () => view);
  (clock as (id: number, precision: bigint, time: number) => number)(0, 0n, 0);
  expect(view.getBigUint64(0, true)).toBe(1700000000000000001n);
  expect(replaceImports({}, () => view)).toEqual({});
});
