// @ts-check
import path from 'node:path';
import {plainText} from '../setup/run-command.mjs';
import {readReport} from './read-report.mjs';

/**
 * @typedef {{error?: {message?: string}}} Result
 * @typedef {{title: string, line: number, ok: boolean, tests: {results: Result[]}[]}} Spec
 * @typedef {{file: string, specs?: Spec[], suites?: Group[]}} Group
 * @typedef {{status: string, fullName: string, failureMessages: string[]}} Assertion
 * @typedef {{name: string, status: string, message: string, assertionResults: Assertion[]}} File
 */

/**
 * Names the failed tests of a finished suite, so that the end of a long log says what failed.
 *
 * @param {'vitest' | 'playwright' | undefined} kind who wrote the report; none names no tests
 * @param {string} report the report's path
 * @param {string} root the project, which the names of files are relative to
 * @returns {readonly string[]} file, test and the first line of its error; nothing when the report
 *   is absent or not JSON
 */
export function nameFailures(kind, report, root) {
  if (!kind) return [];
  const content = readReport(report);
  if (!content) return [];
  if (kind === 'vitest') {
    return content.testResults.flatMap((/** @type {File} */ file) =>
      nameAssertions(file, path.relative(root, file.name)),
    );
  }
  const folder = path.relative(root, content.config.rootDir);
  return content.suites.flatMap((/** @type {Group} */ group) =>
    nameSpecs(group, path.join(folder, group.file)),
  );
}

/**
 * @param {File} result
 * @param {string} file
 * @returns {string[]}
 */
function nameAssertions({status, message, assertionResults}, file) {
  const failed = assertionResults.filter((assertion) => assertion.status === 'failed');
  // A file that does not load has an error and no tests.
  if (status === 'failed' && failed.length === 0) return [describeFailure(file, message)];
  return failed.map(({fullName, failureMessages}) =>
    describeFailure(`${file} › ${fullName}`, failureMessages[0]),
  );
}

/**
 * @param {Group} group
 * @param {string} file
 * @returns {string[]}
 */
function nameSpecs({specs = [], suites = []}, file) {
  const own = specs
    .filter(({ok}) => !ok)
    .map(({title, line, tests}) => {
      const results = tests.flatMap((test) => test.results);
      const message = results.find(({error}) => error)?.error?.message;
      return describeFailure(`${file}:${line} › ${title}`, message);
    });
  return [...own, ...suites.flatMap((suite) => nameSpecs(suite, file))];
}

/**
 * @param {string} test
 * @param {string} [message] the error, whose first line is enough to know it again
 * @returns {string}
 */
function describeFailure(test, message = 'no error was recorded') {
  return `${test}: ${plainText(message).trim().split('\n', 1)[0]}`;
}
