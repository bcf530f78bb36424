import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {nameFailures} from './failures.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'failures-'));
const file = path.join(folder, 'report.json');
afterAll(() => {
  fs.rmSync(folder, {recursive: true});
});

function report(value: unknown): string {
  fs.writeFileSync(file, JSON.stringify(value));
  return file;
}

test('a Vitest report gives the failed tests, and the files that did not load', () => {
  const testResults = [
    {
      name: '/site/src/a.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        {status: 'passed', fullName: 'adds', failureMessages: []},
        {status: 'failed', fullName: 'takes away', failureMessages: ['expected 1\n    at x']},
      ],
    },
    {name: '/site/src/b.test.ts', status: 'failed', message: 'no module', assertionResults: []},
    {name: '/site/src/c.test.ts', status: 'passed', message: '', assertionResults: []},
  ];
  expect(nameFailures('vitest', report({testResults}), '/site')).toEqual([
    'src/a.test.ts › takes away: expected 1',
    'src/b.test.ts: no module',
  ]);
});

test('a Playwright report gives the failed tests, also of those in groups', () => {
  const passed = {title: 'opens', line: 3, ok: true, tests: [{results: [{}]}]};
  const error = {message: '\u001B[31mtimed out\u001B[39m\nCall log'};
  const failed = {title: 'closes', line: 9, ok: false, tests: [{results: [{error}]}]};
  const suites = [{file: 'e2e/a.spec.ts', specs: [passed], suites: [{file: '', specs: [failed]}]}];
  expect(
    nameFailures('playwright', report({config: {rootDir: '/site/tests'}, suites}), '/site'),
  ).toEqual(['tests/e2e/a.spec.ts:9 › closes: timed out']);
});

test('a suite without a report names nothing', () => {
  expect(nameFailures(undefined, file, '/site')).toEqual([]);
  expect(nameFailures('vitest', path.join(folder, 'absent.json'), '/site')).toEqual([]);
});
