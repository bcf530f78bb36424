import {expect, test} from 'vitest';
import {validateRuns} from './benchmarks';
import {readYaml} from './node/readYaml';

const run = {
  title: 'Runs of a release',
  date: '2026-01-30',
  versions: 'tremor 1.2.3',
  machine: '4 cores',
  source: 'https://example.org/report',
  unit: 'events/s',
  results: [{name: 'passthrough', value: 12.5}],
};

test('the runs of the site are valid', () => {
  expect(validateRuns(readYaml(process.cwd(), 'data/benchmarks/runs.json'))).toBeDefined();
  expect(validateRuns([{...run, title: 'Newer', date: '2026-01-31'}, run])).toHaveLength(2);
});

test.each([
  ['a missing field', [{...run, machine: undefined}], /`\[0\]\.machine` is required/],
  ['an unknown field', [{...run, color: 'red'}], /`\[0\]\.color` is not allowed/],
  ['an invalid date', [{...run, date: 'yesterday'}], /`\[0\]\.date`/],
  ['a day to come', [{...run, date: '9999-01-01'}], /`\[0\]\.date` must not be after today/],
  ['a value that is a text', [{...run, results: [{name: 'a', value: '12'}]}], /must be a number/],
  ['a negative value', [{...run, results: [{name: 'a', value: -1}]}], /results\[0\]\.value/],
  ['no values', [{...run, results: []}], /results/],
  ['a repeated name', [{...run, results: [run.results[0], run.results[0]]}], /same name/],
  ['a repeated title', [run, run], /`\[1\]` is a duplicate.*same title/],
  ['an older run first', [run, {...run, title: 'B', date: '2026-01-31'}], /the newest run first/],
  ['a run alone', run, /is not a list of benchmark runs/],
])('%s is refused', (_what, value, message) => {
  expect(() => validateRuns(value)).toThrow(message);
});
