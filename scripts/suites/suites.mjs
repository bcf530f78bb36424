// @ts-check

/**
 * One step of `npm test` or `npm run check`.
 *
 * @typedef {object} Suite
 * @property {string} name what the summary calls it
 * @property {readonly string[]} command runs it alone, too
 * @property {Readonly<Record<string, string>>} [env] what the command needs in its environment
 * @property {'vitest' | 'playwright'} [report] who writes test-results/<name>.json; a suite without a
 *   report counts as one test
 * @property {string} [needs] the suite that has to succeed first
 * @property {boolean} [alone] keeps both cores busy, or times what it does: nothing runs next to it
 */

/**
 * @param {string} name
 * @param {string} script an npm script
 * @param {Omit<Suite, 'name' | 'command'>} [rest]
 * @returns {Suite}
 */
const npm = (name, script, rest) => ({name, command: ['npm', 'run', '--silent', script], ...rest});

/** Every suite, in the order in which they start: cheap ones first, the browser last. */
/** @type {readonly Suite[]} */
export const suites = [
  npm('lint', 'check:lint'),
  npm('types', 'check:types'),
  npm('imports', 'check:imports'),
  npm('format', 'check:format'),
  npm('spelling', 'check:spelling'),
  npm('markdown', 'check:markdown'),
  npm('unit', 'test:unit', {report: 'vitest', alone: true}),
  npm('cut', 'test:cut', {report: 'vitest', needs: 'unit'}),
  npm('build', 'build'),
  npm('pages', 'test:pages', {report: 'vitest', needs: 'build'}),
  npm('browser', 'test:e2e', {report: 'playwright', needs: 'build', alone: true}),
];

/** Gets the language files. Only CI waits for them, because the site works without. */
const language = npm('language', 'language', {alone: true});

/**
 * @param {boolean} ci whether this is a run of CI
 * @param {readonly Suite[]} [chosen] by default every suite
 * @returns {readonly Suite[]}
 */
export function planSuites(ci, chosen = suites) {
  return ci && chosen.length > 0 ? [language, ...chosen] : chosen;
}
