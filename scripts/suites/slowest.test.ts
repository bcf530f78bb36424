import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {formatSlowest, timeFiles} from './slowest.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'slowest-'));
const file = path.join(folder, 'report.json');
afterAll(() => {
  fs.rmSync(folder, {recursive: true});
});

test('a Vitest report gives the time from the start to the end of a file', () => {
  const testResults = [{name: '/site/src/a.test.ts', startTime: 1000, endTime: 3500}];
  fs.writeFileSync(file, JSON.stringify({testResults}));
  expect(timeFiles('vitest', file, '/site')).toEqual([{file: 'src/a.test.ts', seconds: 2.5}]);
});

test('a Playwright report gives the sum of the tests of a file, also of those in groups', () => {
  const spec = (duration: number) => ({tests: [{results: [{duration}]}]});
  const suites = [
    {file: 'e2e/a.spec.ts', specs: [spec(500)], suites: [{file: '', specs: [spec(1000)]}]},
  ];
  fs.writeFileSync(file, JSON.stringify({config: {rootDir: '/site/tests'}, suites}));
  expect(timeFiles('playwright', file, '/site')).toEqual([
    {file: 'tests/e2e/a.spec.ts', seconds: 1.5},
  ]);
});

test('a suite without a report has no files', () => {
  expect(timeFiles(undefined, file, '/site')).toEqual([]);
  expect(timeFiles('vitest', path.join(folder, 'absent.json'), '/site')).toEqual([]);
  expect(formatSlowest([])).toBe('');
});

test('the slowest stand first, and no more than asked for', () => {
  const files = ['a', 'b', 'c'].map((name, index) => ({file: name, seconds: index}));
  expect(formatSlowest(files, 2).split('\n')).toEqual([
    'The slowest test files, in seconds of their worker:',
    '     2.0 s  c',
    '     1.0 s  b',
  ]);
});
