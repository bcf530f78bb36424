// @ts-check
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Lists the inputs that determine the bytes of a version's files, relative to the project's folder.
 *
 * @param {import('./versions.mjs').Version} version
 * @returns {readonly string[]} folders and files
 */
export function inputPaths({version, parts}) {
  const folders = [`programs/${version}`, 'protocol', 'common', 'stand-ins', ...parts];
  return [
    ...folders.map((folder) => `language/${folder}`),
    'language/compile/recipe.mjs',
    'language/compile/library.mjs',
    'language/compile/notices.mjs',
  ];
}

/**
 * Lists the files in folders.
 *
 * @param {string} root the project's folder
 * @param {readonly string[]} paths folders and files below it
 * @returns {readonly string[]} the files, sorted, with `/` between their parts
 */
export function listFiles(root, paths) {
  return paths
    .flatMap((name) => {
      const full = path.join(root, name);
      if (fs.statSync(full).isFile()) return [name];
      return fs
        .readdirSync(full, {recursive: true, encoding: 'utf8'})
        .map((inner) => `${name}/${inner.split(path.sep).join('/')}`)
        .filter((file) => fs.statSync(path.join(root, file)).isFile())
        .filter((file) => !file.includes('/target/'));
    })
    .sort();
}

/**
 * Names the folder of a version in the cache.
 *
 * @param {string} root the project's folder
 * @param {import('./versions.mjs').Version} version
 * @returns {string} the version and a hash of its inputs
 */
export function cacheKey(root, version) {
  const hash = crypto.createHash('sha256').update(JSON.stringify(version));
  for (const file of listFiles(root, inputPaths(version))) {
    const text = fs.readFileSync(path.join(root, file));
    hash.update(`\n${file} ${text.length}\n`).update(text);
  }
  return `${version.version}-${hash.digest('hex').slice(0, 16)}`;
}
