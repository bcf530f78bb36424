// @ts-check
import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {NextStepError} from '../../scripts/setup/next-step.mjs';

/** The maximum size of downloads, unpacked compilers and one build together, in bytes. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/**
 * Returns the folder of files that all clones share: built files, compilers, sources of crates.
 *
 * @param {NodeJS.ProcessEnv} env TREMOR_DOCS_CACHE names it; by default it is in XDG_CACHE_HOME
 * @returns {string}
 */
export function cacheFolder(env = process.env) {
  if (env.TREMOR_DOCS_CACHE) return path.resolve(env.TREMOR_DOCS_CACHE);
  const base = env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache');
  return path.join(base, 'tremor-docs-language');
}

/**
 * Creates a folder atomically: neither an interrupted build nor two builds at the same time leave an
 * incomplete folder with this name.
 *
 * @template T
 * @param {string} folder
 * @param {(draft: string) => Promise<T>} fill writes into a folder next to it
 * @returns {Promise<T | undefined>} the result of `fill`; undefined if the folder existed already
 */
export async function createAtomically(folder, fill) {
  if (fs.existsSync(folder)) return undefined;
  const draft = `${folder}.${crypto.randomBytes(4).toString('hex')}`;
  fs.mkdirSync(draft, {recursive: true});
  try {
    const result = await fill(draft);
    if (!fs.existsSync(folder)) fs.renameSync(draft, folder);
    return result;
  } finally {
    fs.rmSync(draft, {recursive: true, force: true});
  }
}

/**
 * Checks that a folder can be written and that its disk has enough space.
 *
 * @param {string} folder created if it does not exist
 * @param {(folder: string) => number} freeBytes
 * @throws {NextStepError} if one of them is not the case
 */
export function requireDiskSpace(folder, freeBytes = readFreeBytes) {
  try {
    fs.mkdirSync(folder, {recursive: true});
    fs.accessSync(folder, fs.constants.W_OK);
  } catch (error) {
    throw new NextStepError(`The cache folder ${folder} cannot be written: ${String(error)}.`, [
      'Set TREMOR_DOCS_CACHE to a folder that you can write to, then run the command again.',
    ]);
  }
  const free = freeBytes(folder);
  if (free >= NEEDED_BYTES) return;
  const gibibytes = (/** @type {number} */ bytes) => (bytes / 1024 ** 3).toFixed(1);
  throw new NextStepError(
    `Building requires ${gibibytes(NEEDED_BYTES)} GiB, and ${folder} has ${gibibytes(free)} GiB free.`,
    ['Free some disk space, or set TREMOR_DOCS_CACHE to a folder on another disk.'],
  );
}

/** @param {string} folder */
function readFreeBytes(folder) {
  const {bavail, bsize} = fs.statfsSync(folder);
  return bavail * bsize;
}
