// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import {cacheKey} from './inputs.mjs';
import {publish} from './publish.mjs';
import {VERSIONS} from './versions.mjs';

/**
 * Gives a clone without language files those that an earlier build left in the cache. A clone that
 * has some keeps them.
 *
 * @param {string} root the project's folder
 * @param {string} cache the cache folder
 * @returns {string | undefined} what to tell the user; undefined where nothing had to be done
 */
export function takeFromCache(root, cache) {
  if (fs.existsSync(path.join(root, 'language/dist/manifest.json'))) return undefined;
  const isCached = VERSIONS.some((version) =>
    fs.existsSync(path.join(cache, cacheKey(root, version))),
  );
  if (!isCached) {
    return 'Samples have no Run button yet: `npm run language` builds what runs them, once.';
  }
  const versions = publish(root, cache).map(({version}) => version);
  return `Samples of ${versions.join(', ')} run in the page: language files from ${cache}.`;
}
