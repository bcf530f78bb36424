import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {countFailures, countTests, summarize} from './report.mjs';
import {planSuites, suites} from './suites.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'report-'));
afterAll(() => {
  fs.rmSync(folder, {recursive: true});
});

function report(value: unknown): string {
  const file = path.join(folder, 'report.json');
  fs.writeFileSync(file, JSON.stringify(value));
  return file;
}

const vitest = {numPassedTests: 7, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0};

describe('counts', () => {
  test('a check without a report is one test', () => {
    expect(countTests(undefined, '', 0)).toEqual({passed: 1, failed: 0, skipped: 0});
    expect(countTests(undefined, '', 2)).toEqual({passed: 0, failed: 1, skipped: 0});
  });

  test('Vitest and Playwright reports are read', () => {
    expect(countTests('vitest', report(vitest), 0)).toEqual({passed: 7, failed: 0, skipped: 1});
    const stats = {expected: 5, unexpected: 2, flaky: 1, skipped: 0};
    expect(countTests('playwright', report({stats}), 1)).toEqual({
      passed: 5,
      failed: 3,
      skipped: 0,
    });
  });

  test('a crash counts although every test of the report passed', () => {
    expect(countTests('vitest', report(vitest), 1).failed).toBe(1);
  });

  test('a missing report and a run without tests are failures', () => {
    expect(countTests('vitest', path.join(folder, 'absent.json'), 0).failed).toBe(1);
    const none = {...vitest, numPassedTests: 0};
    expect(countTests('vitest', report(none), 0).failed).toBe(1);
  });
});

test('the summary has a line per suite and ends with the total', () => {
  const outcomes = [
    {name: 'types', counts: {passed: 1, failed: 0, skipped: 0}, seconds: 3},
    {name: 'unit', counts: {passed: 40, failed: 2, skipped: 1}, seconds: 9, note: 'look'},
  ];
  expect(summarize(outcomes).split('\n')).toEqual([
    'ok   types  1 passed in 3 s',
    'FAIL unit   40 passed, 2 failed, 1 skipped in 9 s (look)',
    '',
    '41 passed, 2 failed',
  ]);
  expect(countFailures(outcomes)).toBe(2);
});

describe('plan', () => {
  test('every suite is an npm script', () => {
    const {scripts} = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    for (const {script} of suites) expect(scripts).toHaveProperty([script]);
  });

  test('CI builds the language files first, where the project has them', () => {
    expect(planSuites({language: 'x'}, true)[0]?.name).toBe('language');
    expect(planSuites({language: 'x'}, false)[0]?.name).toBe('types');
    expect(planSuites({}, true)[0]?.name).toBe('types');
  });
});
