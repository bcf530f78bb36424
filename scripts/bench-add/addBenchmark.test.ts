import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {makeFolder} from '../../testing/folders';
import {validateRun} from '../../src/records/model/benchmarks';
import {addBenchmark, RUNS} from './addBenchmark';

const TODAY = '2026-01-31';
const run = {
  title: 'Runs of a release',
  date: '2026-01-30',
  versions: 'tremor 1.2.3',
  machine: '4 cores',
  source: 'https://example.org/report',
  unit: 'events/s',
  results: [{name: 'passthrough', value: 12.5}],
};
let siteDir: string;

beforeEach(() => {
  siteDir = makeFolder({[RUNS]: '[]\n'});
});

const written = (): unknown => JSON.parse(fs.readFileSync(path.join(siteDir, RUNS), 'utf8'));

function add(value: unknown): string {
  const file = path.join(siteDir, 'run.json');
  fs.writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return addBenchmark(siteDir, file, TODAY);
}

test('a run is added before older ones', () => {
  expect(add(run)).toBe(run.title);
  const newer = {...run, title: 'Newer', date: TODAY};
  add(newer);
  expect(written()).toEqual([newer, run]);
});

test.each([
  ['text that is not JSON', '{"title": ', /run\.json is not JSON/],
  ['a missing field', {...run, machine: undefined}, /machine/],
  ['an unknown field', {...run, colour: 'red'}, /colour/],
  ['an invalid date', {...run, date: 'yesterday'}, /date/],
  ['a date in the future', {...run, date: '2026-02-01'}, /`date` says 2026-02-01, which is after/],
  [
    'a value that is not a number',
    {...run, results: [{name: 'a', value: '12'}]},
    /results.*value/s,
  ],
  ['a negative value', {...run, results: [{name: 'a', value: -1}]}, /results.*value/s],
  ['no values', {...run, results: []}, /results/],
  ['a repeated name', {...run, results: [run.results[0], run.results[0]]}, /"passthrough" twice/],
  ['a list of runs', [run], /is not a benchmark run/],
])('%s is refused, and nothing changes', (_what, value, message) => {
  expect(() => add(value)).toThrow(message);
  expect(written()).toEqual([]);
});

test('a title that exists already is refused', () => {
  add(run);
  expect(() => add({...run, date: TODAY})).toThrow(/there is a run of that title/);
  expect(written()).toEqual([run]);
});

test('a missing file is reported', () => {
  expect(() => addBenchmark(siteDir, '/nowhere/run.json', TODAY)).toThrow(
    /run\.json cannot be read/,
  );
});

test('the runs of the site are valid', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const runs = JSON.parse(fs.readFileSync(path.join(root, RUNS), 'utf8')) as unknown[];
  runs.forEach((each, at) => validateRun(`${RUNS}[${at}]`, each));
});
