// @ts-check
// `npm test`: installs what is missing, Chromium too, then runs every check.
// Plain JavaScript without packages, because it runs before there are any.
import fs from 'node:fs';
import path from 'node:path';
import {cacheFolder} from '../language/compile/cache.mjs';
import {takeBuilt} from '../language/compile/take.mjs';
import {ensureBrowser} from './setup/browser.mjs';
import {runMain} from './setup/next-step.mjs';
import {checkNodeVersion} from './setup/node-version.mjs';
import {ensurePackages} from './setup/packages.mjs';
import {readManifest, root} from './setup/project.mjs';
import {readSiteAddress} from './setup/site-address.mjs';
import {plainText, runCommand} from './setup/run-command.mjs';
import {nameFailures} from './suites/failures.mjs';
import {countFailures, countTests, summarize} from './suites/report.mjs';
import {formatSlowest, timeFiles} from './suites/slowest.mjs';
import {planSuites} from './suites/suites.mjs';

/** @typedef {import('./suites/report.mjs').Outcome} Outcome */

const results = path.join(root, 'test-results');

await runMain(async () => {
  try {
    return await runSuites();
  } catch (error) {
    // Nothing ran, and the last line still has to say that this is no success.
    process.on('exit', () => {
      console.log('0 passed, 1 failed');
    });
    throw error;
  }
});

/** @returns {Promise<number>} the exit code */
async function runSuites() {
  const manifest = readManifest();
  checkNodeVersion(process.versions.node, manifest.engines.node);
  await ensurePackages(root);
  const browser = await ensureBrowser(root);
  // CI compiles what it cannot fetch, as a suite of its own.
  const said = process.env.CI
    ? undefined
    : await takeBuilt(root, cacheFolder(), readSiteAddress(root));
  if (said) console.log(said);
  const plan = planSuites(manifest.scripts, Boolean(process.env.CI));
  console.log(`Running ${plan.length} suites; each also runs alone with \`npm run <script>\`.`);
  fs.rmSync(path.join(root, 'build'), {recursive: true, force: true});
  fs.rmSync(results, {recursive: true, force: true});

  /** @type {Outcome[]} */
  const outcomes = [];
  for (const suite of plan) outcomes.push(await runSuite(suite, outcomes, browser));
  const files = plan.flatMap(({name, report}) => timeFiles(report, reportOf(name), root));
  console.log(`\n${formatSlowest(files)}`);
  const failures = plan.flatMap(({name, report}) => nameFailures(report, reportOf(name), root));
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
  console.log(`\n${summarize(outcomes)}`);
  return countFailures(outcomes) === 0 ? 0 : 1;
}

/**
 * @param {string} name of a suite
 * @returns {string} where its report is written
 */
function reportOf(name) {
  return path.join(results, `${name}.json`);
}

/**
 * @param {import('./suites/suites.mjs').Suite} suite
 * @param {readonly Outcome[]} before the outcomes of the suites that ran before
 * @param {string} browser path of Chromium
 * @returns {Promise<Outcome>}
 */
async function runSuite({name, script, report, needs}, before, browser) {
  const broken = before.find((outcome) => outcome.name === needs && outcome.counts.failed > 0);
  if (broken) {
    const note = `not run: ${broken.name} failed`;
    return {name, counts: {passed: 0, failed: 1, skipped: 0}, seconds: 0, note};
  }
  console.log(`> ${name} (npm run ${script})`);
  const file = reportOf(name);
  const {code, output, seconds} = await runCommand(['npm', 'run', '--silent', script], {
    cwd: root,
    label: name,
    env: {CHROMIUM_PATH: browser, REPORT_FILE: file},
  });
  const counts = countTests(report, file, code);
  if (counts.failed > 0) console.log(`${plainText(output).trimEnd()}\n`);
  const note = counts.failed > 0 ? `run it alone: npm run ${script}` : undefined;
  return {name, counts, seconds, note};
}
