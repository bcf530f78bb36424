// @ts-check
import {suites} from './suites.mjs';

/** @typedef {import('./suites.mjs').Suite} Suite */

/** Pages that have an address. Files and folders whose names begin with `_` are included by pages. */
const PAGE = /^(docs|versioned_docs|blog|community|rfc|src\/pages)\/(?!(.*\/)?_).+\.mdx?$/;
const RECORDS = /^samples\/records\/(.+)\.json$/;
/** Markdown for contributors, which no page shows. */
const NOTES = /^([^/]+|(.+\/)?README|templates\/.+|\.github\/.+)\.md$/;

/** The endings of what can have samples: pages, API descriptions, and data files. */
const SAMPLE_SOURCES = ['md', 'mdx', 'yaml'];

/**
 * Chooses the suites that a change can break.
 *
 * If only pages and the records of their samples changed, only these pages are checked, built, and
 * opened in a browser. Any other change can break every suite. So can the removal of a page, because
 * others may link to it.
 *
 * @param {readonly string[]} changed files that were added or changed, from the project's root
 * @param {readonly string[]} [removed] files that are gone
 * @returns {readonly Suite[]} nothing if nothing has changed
 */
export function planChanges(changed, removed = []) {
  const pages = changed.filter((file) => PAGE.test(file));
  const notes = changed.filter((file) => !PAGE.test(file) && NOTES.test(file));
  const records = [...changed, ...removed].filter((file) => RECORDS.test(file));
  if (pages.length + notes.length + records.length < changed.length + removed.length) return suites;
  if (changed.length + removed.length === 0) return [];

  const recorded = records.flatMap((file) => {
    const source = RECORDS.exec(file)?.[1] ?? '';
    return SAMPLE_SOURCES.map((ending) => `${source}.${ending}`);
  });
  const markdown = [...pages, ...notes];
  const shown = [...new Set([...pages, ...recorded])];
  return [
    // The records of samples are generated, and neither formatted nor spelled.
    ...onlyFor(markdown, [
      suite('format', 'npx', 'prettier', '--check', ...markdown),
      suite('spelling', 'npm', 'run', '--silent', 'check:spelling', '--', ...markdown),
      suite(
        'markdown',
        'npm',
        'run',
        '--silent',
        'check:markdown',
        '--',
        '--no-globs',
        ...markdown,
      ),
    ]),
    ...onlyFor(pages, [suite('style', 'npm', 'run', '--silent', 'check:style', '--', ...pages)]),
    ...onlyFor(shown, [suite('samples', 'npm', 'run', '--silent', 'samples', '--', ...shown)]),
    // Tests compare what contributors read with the folders and scripts that it describes.
    ...onlyFor(notes, [named('unit')]),
    ...onlyFor(shown, [
      named('build'),
      {
        ...suite('accessibility', 'npx', 'playwright', 'test', 'every-page'),
        env: {SWEEP_PAGES: shown.join(' '), WITHOUT_STAGES: '1'},
        report: 'playwright',
        needs: 'build',
        alone: true,
      },
    ]),
  ];
}

/**
 * @param {readonly string[]} files
 * @param {readonly Suite[]} chosen
 * @returns {readonly Suite[]} the suites if there are files for them
 */
function onlyFor(files, chosen) {
  return files.length > 0 ? chosen : [];
}

/**
 * @param {string} name
 * @param {...string} command
 * @returns {Suite}
 */
function suite(name, ...command) {
  return {name, command};
}

/**
 * @param {string} name of a suite of `npm test`
 * @returns {Suite}
 */
function named(name) {
  const found = suites.find((one) => one.name === name);
  if (!found) throw new Error(`scripts/suites/suites.mjs does not list "${name}".`);
  return found;
}
