// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import {NextStepError} from './next-step.mjs';
import {runCommand} from './run-command.mjs';

/**
 * Chromium without its window, which Debian packages separately. It renders pages as Chromium does, and
 * loads one of this site in 0.5 s of processor time instead of 1.3 s.
 */
const SHELL = 'chromium-headless-shell';
const PROGRAMS = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Finds a Chromium: CHROMIUM_PATH first, then the usual names on PATH.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {(file: string) => boolean} exists
 * @returns {string | undefined} the program's path
 * @throws {NextStepError} if the file that CHROMIUM_PATH names does not exist
 */
export function findBrowser(env = process.env, exists = fs.existsSync) {
  const chosen = env.CHROMIUM_PATH;
  if (chosen) {
    if (exists(chosen)) return chosen;
    throw new NextStepError(`CHROMIUM_PATH is "${chosen}", but no such file exists.`, [
      'Set it to the path of a Chromium or Chrome program, or unset it.',
    ]);
  }
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const candidates = PROGRAMS.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, ...MAC_APPLICATIONS].find((file) => exists(file));
}

/**
 * Finds Chromium's headless shell, or installs it if the system has apt-get. Otherwise any Chromium is
 * good enough.
 *
 * @param {string} root the project's folder
 * @returns {Promise<string>} the program's path
 * @throws {NextStepError} if no Chromium was found and none can be installed
 */
export async function ensureBrowser(root) {
  const found = findBrowser();
  if (found && (process.env.CHROMIUM_PATH || found.endsWith(SHELL))) return found;
  try {
    requireInstallable();
    await installBrowser(root, found ? [SHELL] : [SHELL, 'chromium']);
  } catch (error) {
    if (!found) throw error;
    console.log(`Chromium: using ${found}; ${SHELL}, which is faster, cannot be installed here.`);
    return found;
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new NextStepError('apt-get installed its chromium package, but no chromium is on PATH.', [
    'Install Chromium or Chrome by hand and set CHROMIUM_PATH to its program.',
  ]);
}

/**
 * Installs the first of these packages that can be installed.
 *
 * @param {string} root the project's folder
 * @param {readonly string[]} packages names of Debian packages
 * @throws {NextStepError} if none can
 */
async function installBrowser(root, packages) {
  console.log(`Chromium: installing ${packages[0]} with apt-get (about a minute) ...`);
  const apt = (/** @type {string[]} */ ...args) =>
    runCommand(['apt-get', ...args], {
      cwd: root,
      label: `apt-get ${args[0]}`,
      env: {DEBIAN_FRONTEND: 'noninteractive'},
    });
  let result = await apt('update', '-qq');
  if (result.code !== 0) throw explainAptFailure(result.output);
  for (const name of packages) {
    result = await apt('install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation');
    if (result.code === 0) return;
  }
  throw explainAptFailure(result.output);
}

function requireInstallable() {
  const byHand = 'Or install Chromium or Chrome yourself and set CHROMIUM_PATH to its program.';
  const what = 'The browser tests need Chromium, and none was found on PATH.';
  if (!(process.env.PATH ?? '').split(path.delimiter).some((f) => fs.existsSync(`${f}/apt-get`))) {
    throw new NextStepError(what, [
      'macOS: `brew install --cask chromium`; Windows: `winget install Google.Chrome`.',
      byHand,
    ]);
  }
  if (process.getuid?.() !== 0) {
    throw new NextStepError(`${what} Installing it takes root.`, [
      'Run `sudo apt-get install chromium`, then `npm test` again.',
      byHand,
    ]);
  }
}

/**
 * @param {string} output what apt-get printed
 * @returns {NextStepError}
 */
export function explainAptFailure(output) {
  const tail = output.trimEnd().split('\n').slice(-8).join('\n');
  if (/Could not resolve|Temporary failure|Failed to fetch|Could not connect/.test(output)) {
    return new NextStepError(`apt-get cannot reach its package servers: no network.\n${tail}`, [
      'Check the connection, then run `npm test` again.',
      'Or set CHROMIUM_PATH to a Chromium that is on this machine.',
    ]);
  }
  return new NextStepError(`apt-get could not install Chromium.\n${tail}`, [
    'Run `apt-get install chromium` by hand to see its full output, or set CHROMIUM_PATH.',
  ]);
}
