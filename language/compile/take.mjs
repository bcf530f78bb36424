// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import {fetchVersions, listMissing} from './fetch.mjs';
import {publish} from './publish.mjs';
import {VERSIONS} from './versions.mjs';

/** A start waits no longer than this for files that it can do without, in milliseconds. */
const PATIENCE = {listMilliseconds: 3000, filesMilliseconds: 20_000};

/**
 * Gives a clone without language files those that an earlier build left in the cache, and else
 * those of the published site. A clone that has some keeps them. Nothing is compiled.
 *
 * @param {string} root the project's folder
 * @param {string} cache the cache folder
 * @param {string} site address of the published site
 * @param {(line: string) => void} [say] gets what a download says
 * @returns {Promise<string | undefined>} what to tell the user; undefined where nothing had to be done
 */
export async function takeBuilt(root, cache, site, say) {
  if (fs.existsSync(path.join(root, 'language/dist/manifest.json'))) return undefined;
  const missing = listMissing(root, cache, VERSIONS);
  if (missing.length === VERSIONS.length) {
    const left = await fetchVersions(missing, {root, cache, site, ...PATIENCE, say});
    if (left.length === VERSIONS.length) {
      return 'Samples have no Run button yet: `npm run language` builds what runs them, once.';
    }
  }
  const versions = publish(root, cache).map(({version}) => version);
  return `Samples of ${versions.join(', ')} run in the page: language files from ${cache}.`;
}
