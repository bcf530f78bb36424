// @ts-check
import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {NextStepError} from '../../scripts/setup/next-step.mjs';

/** What downloads, unpacked compilers and one build take at most, in bytes. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/**
 * Folder that survives a clone: built files, compilers, sources of crates.
 *
 * @param {NodeJS.ProcessEnv} env TREMOR_DOCS_CACHE names it, else XDG_CACHE_HOME holds it
 * @returns {string}
 */
export function cacheFolder(env = process.env) {
  if (env.TREMOR_DOCS_CACHE) return path.resolve(env.TREMOR_DOCS_CACHE);
  const base = env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache');
  return path.join(base, 'tremor-docs-language');
}

/**
 * Makes a folder whole or not at all: a build that is interrupted, or a second one beside it,
 * leaves nothing that looks finished.
 *
 * @template T
 * @param {string} folder
 * @param {(draft: string) => Promise<T>} fill writes into a folder beside it
 * @returns {Promise<T | undefined>} what `fill` gave; nothing when the folder was there already
 */
export async function makeWhole(folder, fill) {
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
 * @param {string} folder made when absent
 * @param {(folder: string) => number} freeBytes
 * @throws {NextStepError} when it cannot be written or has too little room
 */
export function requireRoom(folder, freeBytes = readFreeBytes) {
  try {
    fs.mkdirSync(folder, {recursive: true});
    fs.accessSync(folder, fs.constants.W_OK);
  } catch (error) {
    throw new NextStepError(`The cache folder ${folder} cannot be written: ${String(error)}.`, [
      'Set TREMOR_DOCS_CACHE to a folder that you may write, then run the command again.',
    ]);
  }
  const free = freeBytes(folder);
  if (free >= NEEDED_BYTES) return;
  const gibibytes = (/** @type {number} */ bytes) => (bytes / 1024 ** 3).toFixed(1);
  throw new NextStepError(
    `Building takes ${gibibytes(NEEDED_BYTES)} GiB, and ${folder} has ${gibibytes(free)} GiB free.`,
    ['Free some room, or set TREMOR_DOCS_CACHE to a folder on another disk.'],
  );
}

/** @param {string} folder */
function readFreeBytes(folder) {
  const {bavail, bsize} = fs.statfsSync(folder);
  return bavail * bsize;
}
