// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import {plainText} from '../setup/run-command.mjs';

/**
 * @typedef {{name: string, state: 'passed' | 'failed' | 'skipped', error?: string}} Test
 * @typedef {{file: string, tests: readonly Test[]}} TestFile
 *
 * The parts of Vitest's and Playwright's reports that are read here:
 * @typedef {{status: string, fullName: string, failureMessages: string[]}} Assertion
 * @typedef {{name: string, status: string, message: string, assertionResults: Assertion[]}} VitestFile
 * @typedef {{error?: {message?: string}}} Result
 * @typedef {{title: string, line: number, ok: boolean,
 *   tests: {status: string, results: Result[]}[]}} Spec
 * @typedef {{file: string, specs?: Spec[], suites?: Group[]}} Group
 */

/**
 * Reads the report of a finished suite.
 *
 * @param {'vitest' | 'playwright'} kind who wrote it
 * @param {string} file its path
 * @param {string} root the project, which the names of test files are relative to
 * @returns {readonly TestFile[] | undefined} undefined if the report is absent or not JSON
 */
export function readReport(kind, file, root) {
  let content;
  try {
    content = JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
  if (kind === 'vitest') {
    return content.testResults.map((/** @type {VitestFile} */ one) => readVitestFile(one, root));
  }
  const folder = path.relative(root, content.config.rootDir);
  return content.suites.map((/** @type {Group} */ group) => {
    return {file: path.join(folder, group.file), tests: listSpecs(group).map(readSpec)};
  });
}

/**
 * @param {VitestFile} report
 * @param {string} root
 * @returns {TestFile}
 */
function readVitestFile({name, status, message, assertionResults}, root) {
  /** @type {Test[]} */
  const tests = assertionResults.map((assertion) => {
    const {fullName, failureMessages} = assertion;
    if (assertion.status === 'passed') return {name: fullName, state: 'passed'};
    if (assertion.status !== 'failed') return {name: fullName, state: 'skipped'};
    return {name: fullName, state: 'failed', error: firstLine(failureMessages[0])};
  });
  // A file that does not load has an error and no tests.
  if (status === 'failed' && !tests.some(({state}) => state === 'failed')) {
    tests.push({name: '', state: 'failed', error: firstLine(message)});
  }
  return {file: path.relative(root, name), tests};
}

/**
 * @param {Group} group
 * @returns {Spec[]}
 */
function listSpecs({specs = [], suites = []}) {
  return [...specs, ...suites.flatMap(listSpecs)];
}

/**
 * @param {Spec} spec
 * @returns {Test}
 */
function readSpec({title, line, ok, tests}) {
  const name = `${line} › ${title}`;
  if (tests.some(({status}) => status === 'skipped')) return {name, state: 'skipped'};
  // A test that passed at its second attempt has found something.
  if (ok && !tests.some(({status}) => status === 'flaky')) return {name, state: 'passed'};
  const results = tests.flatMap((test) => test.results);
  const message = results.find(({error}) => error)?.error?.message;
  return {name, state: 'failed', error: firstLine(message)};
}

/**
 * @param {string} [message] an error, whose first line is enough to recognize it
 * @returns {string}
 */
function firstLine(message = 'no error was recorded') {
  return plainText(message).trim().split('\n', 1)[0] ?? '';
}
