// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import {makeWhole} from './cache.mjs';
import {DownloadError} from './download.mjs';
import {cacheKey} from './inputs.mjs';
import {downloadVersion, readPublished} from './published.mjs';

/** @typedef {import('./versions.mjs').Version} Version */

/** Where built files come from, and how long that may take. */
const LIST_MILLISECONDS = 5000;
const FILES_MILLISECONDS = 120_000;

/**
 * @typedef {object} Source
 * @property {string} root the project's folder
 * @property {string} cache the cache folder
 * @property {string} site address of the published site
 * @property {number} [listMilliseconds] time for the list of files; a silent site costs no more
 * @property {number} [filesMilliseconds] time for all files of a version
 * @property {(line: string) => void} [say] gets what happened, a sentence at a time
 */

/**
 * Versions that the cache does not have for these sources.
 *
 * @param {string} root
 * @param {string} cache
 * @param {readonly Version[]} versions
 */
export function listMissing(root, cache, versions) {
  return versions.filter((version) => !fs.existsSync(path.join(cache, cacheKey(root, version))));
}

/**
 * Fetches versions from the published site into the cache. Whatever goes wrong is said and leaves
 * the version out; nothing half downloaded stays.
 *
 * @param {readonly Version[]} versions those that the cache lacks
 * @param {Source} source
 * @returns {Promise<readonly Version[]>} those that could not be had
 */
export async function fetchVersions(versions, {root, cache, site, ...options}) {
  const {say = console.log, filesMilliseconds = FILES_MILLISECONDS} = options;
  if (versions.length === 0) return [];
  say(`Looking for language files on ${site} ...`);
  const published = await orSay(
    () => readPublished(site, options.listMilliseconds ?? LIST_MILLISECONDS),
    (reason) => say(`None from there: ${reason}.`),
  );
  if (!published) return versions;
  const left = [];
  for (const version of versions) {
    const key = cacheKey(root, version);
    const found = published.find((candidate) => candidate.key === key);
    if (!found) {
      say(`${version.version}: not published for the sources here (key ${key}).`);
      left.push(version);
      continue;
    }
    const bytes = await orSay(
      () =>
        makeWhole(path.join(cache, key), (draft) =>
          downloadVersion(site, found, draft, filesMilliseconds),
        ),
      (reason) => say(`${version.version}: not taken: ${reason}.`),
    );
    if (bytes === undefined) left.push(version);
    else say(`${version.version}: fetched, ${(bytes / 1e6).toFixed(1)} MB.`);
  }
  return left;
}

/**
 * @template T
 * @param {() => Promise<T>} work
 * @param {(reason: string) => void} say
 * @returns {Promise<T | undefined>} nothing when the download failed, after saying so
 */
async function orSay(work, say) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DownloadError)) throw error;
    say(error.message);
    return undefined;
  }
}
