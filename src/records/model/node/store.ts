import fs from 'node:fs';
import path from 'node:path';
import type {VersionRecords} from '../model';
import {loadRecords} from './load';

/**
 * Caches the records of each version, and reads them again after a file has changed, so that the
 * local server shows what an author has just saved.
 *
 * @param siteDir the project's root
 */
export function createRecordStore(
  siteDir: string,
): (version: string) => VersionRecords | undefined {
  return createStore(siteDir, '', loadRecords);
}

/**
 * A cache of something that is read from the files of a version.
 *
 * @param folder the folder of the files below `data/<version>`
 * @param read reads it from the project's root, for the label of a version
 */
export function createStore<T>(
  siteDir: string,
  folder: string,
  read: (siteDir: string, version: string) => T,
): (version: string) => T {
  const cached = new Map<string, {stamp: string; value: T}>();
  return (version) => {
    const stamp = stampOf(path.join(siteDir, 'data', version, folder));
    const found = cached.get(version);
    if (found?.stamp === stamp) return found.value;
    const value = read(siteDir, version);
    cached.set(version, {stamp, value});
    return value;
  };
}

/** Changes with every file that is added, removed or written. */
function stampOf(folder: string): string {
  if (!fs.existsSync(folder)) return '';
  const files = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return files.map((file) => `${file}:${fs.statSync(path.join(folder, file)).mtimeMs}`).join();
}
