// @ts-check

/**
 * One step of `npm test`.
 *
 * @typedef {object} Suite
 * @property {string} name what the summary calls it
 * @property {string} script the npm script that runs it alone
 * @property {'vitest' | 'playwright'} [report] who writes test-results/<name>.json; none counts as 1
 * @property {string} [needs] the suite without whose success this one cannot run
 */

/** @type {readonly Suite[]} in the order in which they run: cheap first, the browser last */
export const suites = [
  {name: 'types', script: 'check:types'},
  {name: 'lint', script: 'check:lint'},
  {name: 'imports', script: 'check:imports'},
  {name: 'format', script: 'check:format'},
  {name: 'spelling', script: 'check:spelling'},
  {name: 'markdown', script: 'check:markdown'},
  {name: 'unit', script: 'test:unit', report: 'vitest'},
  {name: 'build', script: 'build'},
  {name: 'pages', script: 'test:pages', report: 'vitest', needs: 'build'},
  {name: 'browser', script: 'test:e2e', report: 'playwright', needs: 'build'},
  {name: 'cut', script: 'test:cut', report: 'vitest', needs: 'unit'},
];

/** Builds the language files; only CI waits for them, the site works without. */
const language = {name: 'language', script: 'language'};

/**
 * @param {Record<string, string>} scripts of package.json
 * @param {boolean} ci whether this is a run of CI
 * @returns {readonly Suite[]}
 */
export function planSuites(scripts, ci) {
  return ci && scripts.language ? [language, ...suites] : suites;
}
