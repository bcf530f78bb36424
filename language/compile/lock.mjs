// @ts-check
import fs from 'node:fs';
import path from 'node:path';

const WAIT_MILLISECONDS = 1000;

/**
 * Runs one build at a time, also of other clones: a second build waits, and then finds the built files.
 *
 * @template T
 * @param {string} file contains the id of the process that builds
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  let hasLogged = false;
  while (!takeLock(file)) {
    const owner = readOwner(file);
    if (owner !== undefined && !isRunning(owner)) {
      // An interrupted build left the lock behind.
      fs.rmSync(file, {force: true});
      continue;
    }
    if (!hasLogged) console.log(`Another build is running (process ${owner}); waiting for it ...`);
    hasLogged = true;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MILLISECONDS));
  }
  try {
    return await work();
  } finally {
    fs.rmSync(file, {force: true});
  }
}

/** @param {string} file */
function takeLock(file) {
  try {
    fs.writeFileSync(file, String(process.pid), {flag: 'wx'});
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} file @returns {number | undefined} */
function readOwner(file) {
  try {
    return Number(fs.readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
