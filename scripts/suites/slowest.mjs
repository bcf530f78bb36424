// @ts-check
import path from 'node:path';
import {readReport} from './read-report.mjs';

/**
 * @typedef {{file: string, seconds: number}} FileTime
 * @typedef {{file: string, specs?: {tests: {results: {duration: number}[]}[]}[], suites?: Group[]}} Group
 */

/**
 * The time of each test file of a finished suite.
 *
 * @param {'vitest' | 'playwright' | undefined} kind who wrote the report; none has no files
 * @param {string} report the report's path
 * @param {string} root the project, which the names of files are relative to
 * @returns {readonly FileTime[]} nothing when the report is absent or not JSON
 */
export function timeFiles(kind, report, root) {
  if (!kind) return [];
  const content = readReport(report);
  if (!content) return [];
  if (kind === 'vitest') {
    return content.testResults.map(
      (/** @type {{name: string, startTime: number, endTime: number}} */ result) => ({
        file: path.relative(root, result.name),
        seconds: (result.endTime - result.startTime) / 1000,
      }),
    );
  }
  const folder = path.relative(root, content.config.rootDir);
  return content.suites.map((/** @type {Group} */ group) => ({
    file: path.join(folder, group.file),
    seconds: sumDurations(group) / 1000,
  }));
}

/**
 * @param {Group} group
 * @returns {number} milliseconds of its tests; two workers spend two seconds in each second
 */
function sumDurations({specs = [], suites = []}) {
  const own = specs.flatMap(({tests}) => tests.flatMap(({results}) => results));
  return (
    own.reduce((sum, {duration}) => sum + duration, 0) +
    suites.reduce((sum, suite) => sum + sumDurations(suite), 0)
  );
}

/**
 * @param {readonly FileTime[]} files
 * @param {number} [count] how many to name
 * @returns {string} a line per file, the slowest first, under a heading; empty without files
 */
export function formatSlowest(files, count = 10) {
  const slowest = [...files].sort((a, b) => b.seconds - a.seconds).slice(0, count);
  if (slowest.length === 0) return '';
  const lines = slowest.map(({file, seconds}) => `${seconds.toFixed(1).padStart(8)} s  ${file}`);
  return ['The slowest test files, in seconds of their worker:', ...lines].join('\n');
}
