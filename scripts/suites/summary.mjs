// @ts-check

/**
 * @typedef {import('./report.mjs').TestFile} TestFile
 * @typedef {{passed: number, failed: number, skipped: number}} Counts
 * @typedef {{name: string, counts: Counts, seconds: number, note?: string,
 *   files?: readonly TestFile[]}} Outcome
 */

/**
 * Counts the tests of one finished suite.
 *
 * A suite that writes no report is one check. A suite that failed although its report names no failed
 * test (a crash, a missing report), or that ran no test, counts one failure.
 *
 * @param {readonly TestFile[] | undefined} files what its report says
 * @param {boolean} reports whether it has to write a report
 * @param {number} code the suite's exit code
 * @returns {Counts}
 */
export function countTests(files, reports, code) {
  if (!reports) return {passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0};
  const states = (files ?? []).flatMap(({tests}) => tests.map(({state}) => state));
  const count = (/** @type {string} */ wanted) => states.filter((state) => state === wanted).length;
  const [passed, failed, skipped] = [count('passed'), count('failed'), count('skipped')];
  const isWrong = failed === 0 && (code !== 0 || passed === 0);
  return {passed, failed: isWrong ? 1 : failed, skipped};
}

/**
 * The end of a long log: what failed, a line per suite, the total.
 *
 * @param {readonly Outcome[]} outcomes
 * @returns {string} its last line is `N passed, N failed`
 */
export function summarize(outcomes) {
  const files = outcomes.flatMap((outcome) => outcome.files ?? []);
  const failures = files.flatMap(({file, tests}) =>
    tests
      .filter(({state}) => state === 'failed')
      .map(({name, error}) => `${[file, name].filter(Boolean).join(' › ')}: ${error}`),
  );
  const passed = outcomes.reduce((sum, {counts}) => sum + counts.passed, 0);
  const parts = [
    ...(failures.length > 0 ? [['Failed:', ...failures].join('\n')] : []),
    formatSuites(outcomes),
    `${passed} passed, ${countFailures(outcomes)} failed`,
  ];
  return parts.join('\n\n');
}

/**
 * @param {readonly Outcome[]} outcomes
 * @returns {string} a line per suite
 */
function formatSuites(outcomes) {
  const width = Math.max(0, ...outcomes.map(({name}) => name.length));
  const lines = outcomes.map(({name, counts, seconds, note}) => {
    const mark = counts.failed === 0 ? 'ok  ' : 'FAIL';
    const parts = [`${counts.passed} passed`];
    if (counts.failed > 0) parts.push(`${counts.failed} failed`);
    if (counts.skipped > 0) parts.push(`${counts.skipped} skipped`);
    const rest = note ? ` (${note})` : '';
    return `${mark} ${name.padEnd(width)}  ${parts.join(', ')} in ${seconds} s${rest}`;
  });
  return lines.join('\n');
}

/**
 * @param {readonly Outcome[]} outcomes
 * @returns {number} failed tests over all suites
 */
export function countFailures(outcomes) {
  return outcomes.reduce((sum, {counts}) => sum + counts.failed, 0);
}
