// @ts-check
import {readReport} from './read-report.mjs';

/**
 * @typedef {{passed: number, failed: number, skipped: number}} Counts
 * @typedef {{name: string, counts: Counts, seconds: number, note?: string}} Outcome
 */

/**
 * Counts the tests of one finished suite.
 *
 * A suite without a report is one check. A suite that failed though its report names no failed
 * test (a crash, a file that does not load, a missing report) counts one failure.
 *
 * @param {'vitest' | 'playwright' | undefined} kind
 * @param {string} file where the report was to be written
 * @param {number} code the suite's exit code
 * @returns {Counts}
 */
export function countTests(kind, file, code) {
  if (!kind) return {passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0};
  const counts = readCounts(kind, file);
  if (!counts) return {passed: 0, failed: 1, skipped: 0};
  const crashed = code !== 0 && counts.failed === 0;
  const empty = counts.passed + counts.failed === 0;
  return crashed || empty ? {...counts, failed: 1} : counts;
}

/**
 * @param {'vitest' | 'playwright'} kind
 * @param {string} file
 * @returns {Counts | undefined} nothing when the report is absent or not JSON
 */
function readCounts(kind, file) {
  const report = readReport(file);
  if (!report) return undefined;
  if (kind === 'vitest') {
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  }
  const {expected, unexpected, flaky, skipped} = report.stats;
  return {passed: expected, failed: unexpected + flaky, skipped};
}

/**
 * The summary: a line per suite, then the total.
 *
 * @param {readonly Outcome[]} outcomes
 * @returns {string} its last line is `N passed, N failed`
 */
export function summarize(outcomes) {
  const width = Math.max(...outcomes.map(({name}) => name.length));
  const lines = outcomes.map(({name, counts, seconds, note}) => {
    const mark = counts.failed === 0 ? 'ok  ' : 'FAIL';
    const parts = [`${counts.passed} passed`];
    if (counts.failed > 0) parts.push(`${counts.failed} failed`);
    if (counts.skipped > 0) parts.push(`${counts.skipped} skipped`);
    const rest = note ? ` (${note})` : '';
    return `${mark} ${name.padEnd(width)}  ${parts.join(', ')} in ${seconds} s${rest}`;
  });
  const passed = outcomes.reduce((sum, {counts}) => sum + counts.passed, 0);
  return [...lines, '', `${passed} passed, ${countFailures(outcomes)} failed`].join('\n');
}

/**
 * @param {readonly Outcome[]} outcomes
 * @returns {number} failed tests over all suites
 */
export function countFailures(outcomes) {
  return outcomes.reduce((sum, {counts}) => sum + counts.failed, 0);
}
