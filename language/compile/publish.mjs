// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import {cacheKey} from './inputs.mjs';
import {formatNotices} from './notices.mjs';
import {VERSIONS} from './versions.mjs';

/** @typedef {import('./manifest.mjs').VersionEntry} VersionEntry */

/**
 * Copies the files that were built from these sources from the cache into `language/dist`, and removes
 * all other files there.
 *
 * @param {string} root the project's folder
 * @param {string} cache the cache folder
 * @returns {readonly VersionEntry[]} the versions in `language/dist`
 */
export function publish(root, cache) {
  const dist = path.join(root, 'language/dist');
  const folders = VERSIONS.map((version) => path.join(cache, cacheKey(root, version))).filter(
    (folder) => fs.existsSync(folder),
  );
  const entries = folders.map((folder) => readJson(path.join(folder, 'entry.json')));
  const expected = entries.flatMap(({version, program, library}) => [
    program.file,
    library.file,
    noticesOf(version),
  ]);
  fs.mkdirSync(dist, {recursive: true});
  for (const file of fs.readdirSync(dist)) {
    if (!expected.includes(file)) fs.rmSync(path.join(dist, file), {recursive: true});
  }
  for (const [index, {version, program, library}] of entries.entries()) {
    const from = (/** @type {string} */ file) => path.join(folders[index] ?? '', file);
    for (const {file} of [program, library]) copyIfChanged(from(file), path.join(dist, file));
    copyIfChanged(from('notices.json'), path.join(dist, noticesOf(version)));
  }
  const programs = entries.map(({version}, index) => ({
    version,
    parts: readJson(path.join(folders[index] ?? '', 'notices.json')),
  }));
  fs.writeFileSync(path.join(dist, 'NOTICES.txt'), formatNotices(programs));
  const manifest = {format: 1, versions: Object.fromEntries(entries.map((e) => [e.version, e]))};
  fs.writeFileSync(path.join(dist, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return entries;
}

/**
 * @param {string} version
 * @returns {string} name of the file with the version's notices
 */
function noticesOf(version) {
  return `${version}.notices.json`;
}

/**
 * Copies a file unless an identical copy exists, since watchers take a new time stamp for a change.
 *
 * @param {string} file
 * @param {string} copy
 */
function copyIfChanged(file, copy) {
  const content = fs.readFileSync(file);
  if (fs.existsSync(copy) && fs.readFileSync(copy).equals(content)) return;
  fs.writeFileSync(copy, content);
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}
