// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import {fetchVersions, listMissing} from './fetch.mjs';
import {publish} from './publish.mjs';
import {VERSIONS} from './versions.mjs';

/** The time that a start waits for files that it does not need, in milliseconds. */
const LIMITS = {listMilliseconds: 3000, filesMilliseconds: 20_000};

/**
 * Copies language files into a clone that has none: from the cache, or else from the published site.
 * Does not compile.
 *
 * @param {string} root the project's folder
 * @param {string} cache the cache folder
 * @param {string} site address of the published site
 * @param {(line: string) => void} [log] is called with the messages of downloads
 * @returns {Promise<string | undefined>} a message for the user; undefined if the clone has language files already
 */
export async function takeBuilt(root, cache, site, log) {
  if (fs.existsSync(path.join(root, 'language/dist/manifest.json'))) return undefined;
  const missing = listMissing(root, cache, VERSIONS);
  if (missing.length === VERSIONS.length) {
    const left = await fetchVersions(missing, {root, cache, site, ...LIMITS, log});
    if (left.length === VERSIONS.length) {
      return 'Samples have no Run button yet: `npm run language` builds what runs them, once.';
    }
  }
  const versions = publish(root, cache).map(({version}) => version);
  return `Samples of ${versions.join(', ')} run in the page: language files from ${cache}.`;
}
