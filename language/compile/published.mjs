// @ts-check
// The built files as the site publishes them, for those who have no compiler; the plugin `live`
// writes what is read here (src/plugins/live/node/downloads.ts).
import crypto from 'node:crypto';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {download, DownloadError} from './download.mjs';

/**
 * A published file: where it is below the site, how long it is and its SHA-256, as it is sent.
 *
 * @typedef {{url: string, bytes: number, sha256: string, encoding: 'xz' | 'none'}} PublishedFile
 */

/**
 * One version: the key of its folder in the cache, and the files of that folder by name.
 *
 * @typedef {{key: string, files: Record<string, PublishedFile>}} PublishedVersion
 */

/** Where the list is, below the site. */
export const LIST = 'language/manifest.json';

const MANIFEST_LIMITS = {milliseconds: 5000, bytes: 1_000_000};
/** No language file is longer, packed or unpacked. */
const FILE_BYTES = 64_000_000;
const FILE_NAME = /^[\w.-]+$/;

/**
 * Reads what a site publishes. A site that does not answer holds nobody up: five seconds at most.
 *
 * @param {string} site scheme, host and base path
 * @param {number} [milliseconds] time at most
 * @returns {Promise<readonly PublishedVersion[]>}
 * @throws {DownloadError}
 */
export async function readPublished(site, milliseconds = MANIFEST_LIMITS.milliseconds) {
  const url = addressOf(site, LIST);
  const text = (await download(url, {...MANIFEST_LIMITS, milliseconds})).toString('utf8');
  const versions = parseList(text);
  if (!versions) throw new DownloadError(`${url.href} is no list of language files of format 1`);
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
 * Downloads a version's files and holds each against its hash.
 *
 * @param {string} site
 * @param {PublishedVersion} published
 * @param {string} folder gets the files, unpacked
 * @param {number} milliseconds time for all of them
 * @returns {Promise<number>} bytes that were downloaded
 * @throws {DownloadError} when one does not arrive as it was published
 */
export async function downloadVersion(site, {key, files}, folder, milliseconds) {
  const end = Date.now() + milliseconds;
  let total = 0;
  for (const [name, file] of Object.entries(files)) {
    const url = addressOf(site, file.url);
    const left = Math.max(1, end - Date.now());
    const packed = await download(url, {milliseconds: left, bytes: file.bytes});
    requireWhole(url, packed, file);
    total += packed.length;
    fs.writeFileSync(path.join(folder, name), await unpack(packed, file.encoding));
  }
  requireComplete(folder, key, addressOf(site, LIST).href);
  return total;
}

/**
 * @param {string} site
 * @param {string} relative
 * @throws {DownloadError} when it leads to another host
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
function requireWhole({href}, content, {bytes, sha256}) {
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
  // Loaded when it is needed: this module also runs before there are packages.
  const {XzReadableStream} = createRequire(import.meta.url)('xz-decompress');
  const stream = new XzReadableStream(new Blob([new Uint8Array(content)]).stream());
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * Holds what was unpacked against what the build wrote about it.
 *
 * @param {string} folder
 * @param {string} key
 * @param {string} list address of the list, for the message
 */
function requireComplete(folder, key, list) {
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
    // Said below: a file is missing or is not what its name says.
  }
  throw new DownloadError(`${list} names files for ${key} that do not belong together`);
}
