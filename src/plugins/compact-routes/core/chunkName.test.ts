import {expect, it} from 'vitest';
import {chunkName} from './chunkName';

it('gives each chunk a name of its own that is no number', () => {
  const names = Array.from({length: 1000}, (_, place) => chunkName(place));
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z][\da-z]+$/.test(name))).toEqual([]);
});
