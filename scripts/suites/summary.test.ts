import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {makeSharedFolder} from '../../testing/folders';
import {readReport} from './report.mjs';
import {countFailures, countTests, summarize} from './summary.mjs';

const folder = makeSharedFolder();

function read(kind: 'vitest' | 'playwright', value: unknown) {
  const file = path.join(folder, 'report.json');
  fs.writeFileSync(file, JSON.stringify(value));
  return readReport(kind, file, '/site');
}

const assertion = (status: string, fullName: string, ...failureMessages: string[]) => ({
  status,
  fullName,
  failureMessages,
});
const vitestFile = (name: string, status: string, ...assertionResults: object[]) => ({
  ...{name: `/site/${name}`, status, message: 'no module\n at x', assertionResults},
});
const vitest = {
  testResults: [
    vitestFile(
      'src/a.test.ts',
      'failed',
      assertion('passed', 'adds'),
      assertion('pending', 'waits'),
      assertion('todo', 'plans'),
      assertion('failed', 'takes away', 'expected 1\n    at x'),
    ),
    vitestFile('src/b.test.ts', 'failed'),
    vitestFile('src/c.test.ts', 'passed', assertion('passed', 'works')),
  ],
};

const spec = (title: string, status: string, ...results: object[]) => ({
  ...{title, line: 3, ok: status !== 'unexpected', tests: [{status, results}]},
});
const playwright = {
  config: {rootDir: '/site/tests'},
  suites: [
    {
      file: 'e2e/a.spec.ts',
      specs: [spec('opens', 'expected', {duration: 500}), spec('rests', 'skipped')],
      suites: [
        {
          file: '',
          specs: [
            spec('closes', 'unexpected', {
              duration: 1000,
              error: {message: '\u001B[31mtimed out\u001B[39m\nCall log'},
            }),
            spec('wavers', 'flaky', {duration: 0, error: {message: 'late'}}, {duration: 0}),
          ],
        },
      ],
    },
  ],
};

describe('counts', () => {
  test('a check without a report is one test', () => {
    expect(countTests(undefined, false, 0)).toEqual({passed: 1, failed: 0, skipped: 0});
    expect(countTests(undefined, false, 2)).toEqual({passed: 0, failed: 1, skipped: 0});
  });

  test('Vitest and Playwright reports are read', () => {
    expect(countTests(read('vitest', vitest), true, 1)).toEqual({
      ...{passed: 2, failed: 2, skipped: 2},
    });
    expect(countTests(read('playwright', playwright), true, 1)).toEqual({
      ...{passed: 1, failed: 2, skipped: 1},
    });
  });

  test('a crash counts although every test of the report passed', () => {
    const files = read('vitest', {testResults: vitest.testResults.slice(2)});
    expect(countTests(files, true, 0).failed).toBe(0);
    expect(countTests(files, true, 1).failed).toBe(1);
  });

  test('a missing report and a run without tests are failures', () => {
    const absent = readReport('vitest', path.join(folder, 'absent.json'), '/site');
    expect(countTests(absent, true, 0).failed).toBe(1);
    expect(countTests(read('vitest', {testResults: []}), true, 0).failed).toBe(1);
  });
});

test('the summary names the failures, the suites and the total', () => {
  const outcomes = [
    {name: 'types', counts: {passed: 1, failed: 0, skipped: 0}, seconds: 3},
    {
      ...{name: 'unit', counts: {passed: 2, failed: 2, skipped: 2}, seconds: 9, note: 'look'},
      files: read('vitest', vitest),
    },
    {
      ...{name: 'browser', counts: {passed: 1, failed: 2, skipped: 1}, seconds: 2},
      files: read('playwright', playwright),
    },
  ];
  expect(summarize(outcomes).split('\n')).toEqual([
    'Failed:',
    'src/a.test.ts › takes away: expected 1',
    'src/b.test.ts: no module',
    'tests/e2e/a.spec.ts › 3 › closes: timed out',
    'tests/e2e/a.spec.ts › 3 › wavers: late',
    '',
    'ok   types    1 passed in 3 s',
    'FAIL unit     2 passed, 2 failed, 2 skipped in 9 s (look)',
    'FAIL browser  1 passed, 2 failed, 1 skipped in 2 s',
    '',
    '4 passed, 4 failed',
  ]);
  expect(countFailures(outcomes)).toBe(4);
});
