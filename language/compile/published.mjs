// @ts-check
// Reads the built files that the site publishes, for contributors without a compiler. The plugin `live`
// writes them (src/plugins/live/node/downloads.ts).
import crypto from 'node:crypto';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {download, DownloadError} from './download.mjs';

/**
 * A published file: its address below the site, and its length and SHA-256 as it is sent.
 *
 * @typedef {{url: string, bytes: number, sha256: string, encoding: 'xz' | 'none'}} PublishedFile
 */

/**
 * One version: the key of its folder in the cache, and the files of that folder by name.
 *
 * @typedef {{key: string, files: Record<string, PublishedFile>}} PublishedVersion
 */

/** The address of the list of files, below the site. */
export const LIST = 'language/manifest.json';

const MANIFEST_LIMITS = {milliseconds: 5000, bytes: 1_000_000};
/** The maximum length of a language file, packed or unpacked. */
const FILE_BYTES = 64_000_000;
const FILE_NAME = /^[\w.-]+$/;

/**
 * Reads the list of files that a site publishes. Fails after five seconds if the site does not answer.
 *
 * @param {string} site scheme, host and base path
 * @param {number} [milliseconds] the limit of time
 * @returns {Promise<readonly PublishedVersion[]>}
 * @throws {DownloadError}
 */
export async function readPublished(site, milliseconds = MANIFEST_LIMITS.milliseconds) {
  const url = addressOf(site, LIST);
  const text = (await download(url, {...MANIFEST_LIMITS, milliseconds})).toString('utf8');
  const versions = parseList(text);
  if (!versions) throw new DownloadError(`${url.href} is not a list of language files in format 1`);
  return versions;
}

/**
 * @param {string} text
 * @returns {readonly PublishedVersion[] | undefined}
 */
function parseList(text) {
  try {
    const {format, versions} = JSON.parse(text);
    return format === 1 && Array.isArray(versions) && versions.every(isVersion)
      ? versions
      : undefined;
  } catch {
    return undefined;
  }
}

/** @param {unknown} value */
function isVersion(value) {
  const {key, files} = /** @type {Partial<PublishedVersion>} */ (value ?? {});
  return typeof key === 'string' && Object.entries(files ?? {}).every(isFile);
}

/** @param {[string, Partial<PublishedFile>]} entry */
function isFile([name, {url, bytes, sha256, encoding}]) {
  return (
    FILE_NAME.test(name) &&
    typeof url === 'string' &&
    typeof sha256 === 'string' &&
    (encoding === 'xz' || encoding === 'none') &&
    Number.isInteger(bytes) &&
    Number(bytes) <= FILE_BYTES
  );
}

/**
 * Downloads the files of a version and checks their hashes.
 *
 * @param {string} site
 * @param {PublishedVersion} published
 * @param {string} folder the folder for the unpacked files
 * @param {number} milliseconds time for all of them
 * @returns {Promise<number>} the number of downloaded bytes
 * @throws {DownloadError} if a file is not as it was published
 */
export async function downloadVersion(site, {key, files}, folder, milliseconds) {
  const end = Date.now() + milliseconds;
  let total = 0;
  for (const [name, file] of Object.entries(files)) {
    const url = addressOf(site, file.url);
    const left = Math.max(1, end - Date.now());
    const packed = await download(url, {milliseconds: left, bytes: file.bytes});
    checkFile(url, packed, file);
    total += packed.length;
    fs.writeFileSync(path.join(folder, name), await unpack(packed, file.encoding));
  }
  checkBuild(folder, key, addressOf(site, LIST).href);
  return total;
}

/**
 * @param {string} site
 * @param {string} relative
 * @throws {DownloadError} if the address is on another host
 */
function addressOf(site, relative) {
  const base = new URL(site.endsWith('/') ? site : `${site}/`);
  const url = new URL(relative, base);
  if (url.origin === base.origin) return url;
  throw new DownloadError(`${url.href} is not on the site ${base.href}`);
}

/**
 * @param {URL} url
 * @param {Buffer} content
 * @param {PublishedFile} file
 */
function checkFile({href}, content, {bytes, sha256}) {
  if (content.length !== bytes) {
    throw new DownloadError(`${href} ended after ${content.length} of ${bytes} bytes`);
  }
  const found = crypto.createHash('sha256').update(content).digest('hex');
  if (found === sha256) return;
  throw new DownloadError(
    `${href} has the SHA-256 ${found.slice(0, 12)}…, and its list says ${sha256.slice(0, 12)}…`,
  );
}

/**
 * @param {Buffer} content
 * @param {PublishedFile['encoding']} encoding
 * @returns {Promise<Uint8Array>}
 */
async function unpack(content, encoding) {
  if (encoding === 'none') return content;
  // Loaded on demand, because this module also runs before the packages are installed.
  const {XzReadableStream} = createRequire(import.meta.url)('xz-decompress');
  const stream = new XzReadableStream(new Blob([new Uint8Array(content)]).stream());
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * Checks that unpacked files belong to one build, which described them in `entry.json`.
 *
 * @param {string} folder
 * @param {string} key
 * @param {string} list address of the list, for the message
 */
function checkBuild(folder, key, list) {
  const read = (/** @type {string} */ name) => fs.readFileSync(path.join(folder, name));
  try {
    const entry = JSON.parse(read('entry.json').toString('utf8'));
    JSON.parse(read('notices.json').toString('utf8'));
    const isWhole = [entry.program, entry.library].every(
      ({file, sha256}) =>
        FILE_NAME.test(file) &&
        crypto.createHash('sha256').update(read(file)).digest('hex') === sha256,
    );
    if (entry.key === key && isWhole) return;
  } catch {
    // Reported below: a file is missing or cannot be parsed.
  }
  throw new DownloadError(`${list} names files for ${key} that do not belong together`);
}
