// @ts-check
// `npm test`: installs what is missing, Chromium too, then runs every check. `npm run check` does the
// same with the checks that the changes of this branch can break.
// Plain JavaScript without packages, because it runs before there are any.
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {cacheFolder} from '../language/compile/cache.mjs';
import {takeBuilt} from '../language/compile/take.mjs';
import {ensureBrowser} from './setup/browser.mjs';
import {runMain} from './setup/next-step.mjs';
import {prepareProject, root} from './setup/project.mjs';
import {readSiteAddress} from './setup/site-address.mjs';
import {plainText, runCommand} from './setup/run-command.mjs';
import {planChanges} from './suites/planChanges.mjs';
import {readChanges} from './suites/readChanges.mjs';
import {readReport} from './suites/report.mjs';
import {schedule} from './suites/schedule.mjs';
import {countFailures, countTests, summarize} from './suites/summary.mjs';
import {planSuites, suites} from './suites/suites.mjs';

/**
 * @typedef {import('./suites/suites.mjs').Suite} Suite
 * @typedef {import('./suites/summary.mjs').Outcome} Outcome
 */

const results = path.join(root, 'test-results');

await runMain(async () => {
  try {
    const {values} = parseArgs({options: {changed: {type: 'boolean', default: false}}});
    return await runSuites(values.changed ? chooseSuites() : suites);
  } catch (error) {
    // No suite ran, and the last line still has to report a failure.
    process.on('exit', () => {
      console.log('0 passed, 1 failed');
    });
    throw error;
  }
});

/** @returns {readonly Suite[]} the suites that the changes since the main branch can break */
function chooseSuites() {
  // GitHub sets the variable for a pull request.
  const changes = readChanges(root, process.env.GITHUB_BASE_REF);
  if (!changes) {
    console.log('No main branch was found to compare with: everything runs.');
    return suites;
  }
  const {base, changed, removed} = changes;
  const chosen = planChanges(changed, removed);
  const count = changed.length + removed.length;
  const extent = chosen === suites ? 'everything' : chosen.map(({name}) => name).join(', ');
  console.log(`${count} files differ from ${base}: ${extent || 'nothing has to run'}.`);
  return chosen;
}

/**
 * @param {readonly Suite[]} chosen
 * @returns {Promise<number>} the exit code
 */
async function runSuites(chosen) {
  if (chosen.length === 0) return 0;
  await prepareProject();
  const isBrowserNeeded = chosen.some(({report}) => report === 'playwright');
  const browser = isBrowserNeeded ? await ensureBrowser(root) : '';
  // CI compiles what it cannot fetch, as a suite.
  const message = process.env.CI
    ? undefined
    : await takeBuilt(root, cacheFolder(), readSiteAddress(root));
  if (message) console.log(message);
  const plan = planSuites(Boolean(process.env.CI), chosen);
  console.log(`Running ${plan.length} suites.`);
  if (plan.some(({name}) => name === 'build')) {
    fs.rmSync(path.join(root, 'build'), {recursive: true, force: true});
  }
  fs.rmSync(results, {recursive: true, force: true});

  const outcomes = await schedule(plan, (suite) => runSuite(suite, browser));
  console.log(`\n${summarize(outcomes)}`);
  return countFailures(outcomes) === 0 ? 0 : 1;
}

/**
 * @param {Suite} suite
 * @param {string} browser path of Chromium
 * @returns {Promise<Outcome>}
 */
async function runSuite({name, command, env, report}, browser) {
  const variables = Object.entries(env ?? {}).map(([key, value]) => `${key}='${value}' `);
  const line = `${variables.join('')}${command.join(' ')}`;
  console.log(`> ${name} (${line})`);
  const file = path.join(results, `${name}.json`);
  const {code, output, seconds} = await runCommand(command, {
    cwd: root,
    label: name,
    env: {...env, CHROMIUM_PATH: browser, REPORT_FILE: file},
  });
  const files = report && readReport(report, file, root);
  const counts = countTests(files, report !== undefined, code);
  if (counts.failed > 0) console.log(`${plainText(output).trimEnd()}\n`);
  const note = counts.failed > 0 ? `run it alone: ${line}` : undefined;
  return {name, counts, seconds, files, note};
}
