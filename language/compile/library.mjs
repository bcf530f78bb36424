// @ts-check
import fs from 'node:fs';
import path from 'node:path';

const MODULE = /\.(tremor|trickle|troy)$/;

/**
 * Reads the standard library that a crate brings along.
 *
 * @param {string} folder the crate's `lib`
 * @returns {Record<string, string>} path with `/` between its parts → text, sorted by path
 */
export function readLibrary(folder) {
  const files = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => MODULE.test(file))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
  return Object.fromEntries(
    files.map((file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')]),
  );
}
