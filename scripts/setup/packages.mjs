// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import {NextStepError} from './next-step.mjs';
import {runCommand} from './run-command.mjs';

/**
 * @typedef {{version?: string, integrity?: string, link?: boolean, optional?: boolean,
 *   devOptional?: boolean}} LockEntry
 * @typedef {{packages?: Record<string, LockEntry>}} Lock
 */

/** Where npm records what it installed. */
const INSTALLED = 'node_modules/.package-lock.json';

/**
 * Names the packages of the lock file that are not installed as it says.
 *
 * Packages for another operating system or processor are optional and may be absent.
 *
 * @param {Lock} lock package-lock.json
 * @param {Lock} installed npm's record of node_modules
 * @returns {readonly string[]} their folders, for example "node_modules/react"
 */
export function missingPackages(lock, installed) {
  return Object.entries(lock.packages ?? {})
    .filter(([folder, entry]) => folder !== '' && !entry.link)
    .filter(([folder, entry]) => {
      const found = installed.packages?.[folder];
      if (!found) return !entry.optional && !entry.devOptional;
      return found.version !== entry.version;
    })
    .map(([folder]) => folder);
}

/**
 * Installs the packages of package-lock.json unless they are installed already.
 *
 * @param {string} root the project's folder
 * @throws {NextStepError} when npm fails, with the step that its message calls for
 */
export async function ensurePackages(root) {
  const lock = readLock(path.join(root, 'package-lock.json'));
  if (!lock.packages) {
    throw new NextStepError('package-lock.json is missing or not JSON.', [
      'Restore it with `git checkout package-lock.json`.',
    ]);
  }
  const missing = missingPackages(lock, readLock(path.join(root, INSTALLED)));
  if (missing.length === 0) return;
  const total = Object.keys(lock.packages).length - 1;
  console.log(`Packages: installing ${total} with npm ci (one to three minutes) ...`);
  const result = await runCommand(['npm', 'ci', '--no-audit', '--no-fund'], {
    cwd: root,
    label: 'npm ci',
  });
  if (result.code !== 0) throw explainInstallFailure(result.output);
  console.log(`Packages: installed in ${result.seconds} s.`);
}

/**
 * Turns npm's output into what to do next.
 *
 * @param {string} output what npm printed
 * @returns {NextStepError}
 */
export function explainInstallFailure(output) {
  const tail = output.trimEnd().split('\n').slice(-12).join('\n');
  const again = 'Then run the same command again: it continues from there.';
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH/.test(output)
  ) {
    return new NextStepError(`npm cannot reach the package registry: no network.\n${tail}`, [
      'Check the connection, and `npm config get registry` and `npm config get proxy`.',
      again,
    ]);
  }
  if (/EACCES|EPERM/.test(output)) {
    return new NextStepError(`npm may not write to this folder.\n${tail}`, [
      'Give the folder to your user: `sudo chown -R "$(id -u)" .`',
      again,
    ]);
  }
  if (/EUSAGE|in sync/.test(output)) {
    return new NextStepError(`package.json and package-lock.json disagree.\n${tail}`, [
      'Run `npm install` and commit the package-lock.json that it writes.',
    ]);
  }
  return new NextStepError(`npm ci failed.\n${tail}`, [
    'Run `npm ci` by hand to see its full output.',
  ]);
}

/**
 * @param {string} file
 * @returns {Lock} an empty lock if the file is absent or broken
 */
function readLock(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
