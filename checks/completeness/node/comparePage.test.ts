import {beforeAll, expect, test} from 'vitest';
import type {Comparison} from '../compare';
import {readVersions} from '../../../data/model/versions/node/readVersions';
import {compareAll, comparePage, CompareError, neighbours} from './comparePage';

const ROOT = process.cwd();
const pair = neighbours(readVersions(ROOT)).at(-1)!;
let comparisons: readonly Comparison[];

beforeAll(() => {
  comparisons = compareAll(ROOT, pair);
}, 180_000);

const find = (file: string): Comparison | undefined =>
  comparisons.find(({files: [first]}) => first === `${pair[0].folder}/${file}`);

test('a page of the library is held against the record of its module', () => {
  const [[module, differences = []] = []] = find('reference/stdlib/std/string.mdx')?.facts ?? [];
  expect(module).toBe('std::string');
  expect(differences.map(({path}) => path)).toContain('functions.reverse');
});

test('a page of a part is held against the records that it names', () => {
  const facts = find('reference/connectors/kafka.mdx')?.facts ?? [];
  expect(facts.map(([name]) => name)).toEqual(['kafka_consumer', 'kafka_producer']);
});

test('a page without records is compared by its text alone', () => {
  expect(find('concepts/batching.mdx')?.facts).toEqual([]);
});

test('a page that does not exist is named', () => {
  expect(() => comparePage(ROOT, 'no/such', pair)).toThrow(CompareError);
}, 60_000);
