import {expect, it} from 'vitest';
import {shortNames} from './shortNames';

const hash = (index: number): string =>
  ((index * 2654435761) % 2 ** 32).toString(16).padStart(8, '0');
const NAMES = Array.from({length: 1000}, (_, index) => hash(index));

it('gives each chunk a name of its own that is no number', () => {
  const short = [...shortNames(NAMES).values()];
  expect(new Set(short).size).toBe(NAMES.length);
  expect(short.filter((name) => !/^[a-z][\da-z]{2,}$/.test(name))).toEqual([]);
});

it('keeps the names of other chunks when one is added', () => {
  const before = shortNames(NAMES.slice(0, 300));
  const after = shortNames(NAMES.slice(0, 301));
  const renamed = [...before].filter(([name, short]) => after.get(name) !== short);
  expect(renamed.length).toBeLessThanOrEqual(1);
});

it('tells chunks apart whose hashes are the same', () => {
  const short = shortNames(['01a85c17', '01a85c172']);
  expect(short.get('01a85c17')).not.toBe(short.get('01a85c172'));
});
