// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import {createAtomically} from './cache.mjs';
import {DownloadError} from './download.mjs';
import {cacheKey} from './inputs.mjs';
import {downloadVersion, readPublished} from './published.mjs';

/** @typedef {import('./versions.mjs').Version} Version */

/** The default limits of time. */
const LIST_MILLISECONDS = 5000;
const FILES_MILLISECONDS = 120_000;

/**
 * The origin of built files, and limits of time.
 *
 * @typedef {object} Source
 * @property {string} root the project's folder
 * @property {string} cache the cache folder
 * @property {string} site address of the published site
 * @property {number} [listMilliseconds] time for the list of files
 * @property {number} [filesMilliseconds] time for all files of a version
 * @property {(line: string) => void} [log] is called with each message; the console by default
 */

/**
 * Lists the versions whose files, built from these sources, are not in the cache.
 *
 * @param {string} root
 * @param {string} cache
 * @param {readonly Version[]} versions
 */
export function listMissing(root, cache, versions) {
  return versions.filter((version) => !fs.existsSync(path.join(cache, cacheKey(root, version))));
}

/**
 * Fetches versions from the published site into the cache. A version that fails is reported and
 * skipped, and leaves no files behind.
 *
 * @param {readonly Version[]} versions the ones that are missing in the cache
 * @param {Source} source
 * @returns {Promise<readonly Version[]>} the ones that could not be fetched
 */
export async function fetchVersions(versions, {root, cache, site, ...options}) {
  const {log = console.log, filesMilliseconds = FILES_MILLISECONDS} = options;
  if (versions.length === 0) return [];
  log(`Looking for language files on ${site} ...`);
  const published = await tryDownload(
    () => readPublished(site, options.listMilliseconds ?? LIST_MILLISECONDS),
    (reason) => log(`Nothing was fetched: ${reason}.`),
  );
  if (!published) return versions;
  const left = [];
  for (const version of versions) {
    const key = cacheKey(root, version);
    const found = published.find((candidate) => candidate.key === key);
    if (!found) {
      log(`${version.version}: not published for the sources here (key ${key}).`);
      left.push(version);
      continue;
    }
    const bytes = await tryDownload(
      () =>
        createAtomically(path.join(cache, key), (draft) =>
          downloadVersion(site, found, draft, filesMilliseconds),
        ),
      (reason) => log(`${version.version}: not fetched: ${reason}.`),
    );
    if (bytes === undefined) left.push(version);
    else log(`${version.version}: fetched, ${(bytes / 1e6).toFixed(1)} MB.`);
  }
  return left;
}

/**
 * @template T
 * @param {() => Promise<T>} work
 * @param {(reason: string) => void} report is called if the download fails
 * @returns {Promise<T | undefined>} undefined if the download failed
 */
async function tryDownload(work, report) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DownloadError)) throw error;
    report(error.message);
    return undefined;
  }
}
