// @ts-check
import crypto from 'node:crypto';
import zlib from 'node:zlib';

/**
 * A file in the manifest: its name, sizes and hash.
 *
 * @typedef {{file: string, bytes: number, gzip: number, brotli: number, sha256: string}} FileEntry
 */

/**
 * A version in the manifest.
 *
 * @typedef {object} VersionEntry
 * @property {string} version
 * @property {{name: string, version: string}} crate
 * @property {string} key the version's folder in the cache
 * @property {FileEntry} program
 * @property {FileEntry} library
 * @property {Record<string, string>} tools
 */

/**
 * Describes a file for the manifest.
 *
 * @param {string} file its name
 * @param {Buffer} content
 * @returns {FileEntry}
 */
export function describeFile(file, content) {
  return {
    file,
    bytes: content.length,
    gzip: zlib.gzipSync(content, {level: 9}).length,
    brotli: zlib.brotliCompressSync(content).length,
    sha256: crypto.createHash('sha256').update(content).digest('hex'),
  };
}

/**
 * Describes a version in one line for the terminal.
 *
 * @param {VersionEntry} entry
 * @returns {string}
 */
export function summarize({version, crate, program}) {
  const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(2)} MB`;
  const sizes = `${megabytes(program.bytes)}, gzip ${megabytes(program.gzip)}, brotli ${megabytes(program.brotli)}`;
  return `${version.padEnd(5)} ${crate.name} ${crate.version}: ${sizes}, sha256 ${program.sha256.slice(0, 12)}`;
}
