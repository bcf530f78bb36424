// @ts-check
import fs from 'node:fs';
import path from 'node:path';

const WAIT_MILLISECONDS = 1000;

/**
 * Runs one build at a time over all clones: a second one waits, and then finds the files built.
 *
 * @template T
 * @param {string} file names the process that builds
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  let said = false;
  while (!takeLock(file)) {
    const owner = readOwner(file);
    if (owner !== undefined && !isRunning(owner)) {
      // Left behind by a build that was ended.
      fs.rmSync(file, {force: true});
      continue;
    }
    if (!said) console.log(`Another build is under way (process ${owner}); waiting for it ...`);
    said = true;
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
