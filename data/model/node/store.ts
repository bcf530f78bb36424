import fs from 'node:fs';
import path from 'node:path';
import type {VersionRecords} from '../model';
import {loadRecords} from './load';

/**
 * Gives the records of a version and reads the files again only after one of them has changed, so
 * that the site's local server shows what an author has just saved.
 *
 * @param siteDir the project's root
 */
export function createRecordStore(
  siteDir: string,
): (version: string) => VersionRecords | undefined {
  const known = new Map<string, {stamp: string; records: VersionRecords | undefined}>();
  return (version) => {
    const stamp = stampOf(path.join(siteDir, 'data', version));
    const found = known.get(version);
    if (found?.stamp === stamp) return found.records;
    const records = loadRecords(siteDir, version);
    known.set(version, {stamp, records});
    return records;
  };
}

/** Changes with every file that is added, removed or written. */
function stampOf(folder: string): string {
  if (!fs.existsSync(folder)) return '';
  const files = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return files.map((file) => `${file}:${fs.statSync(path.join(folder, file)).mtimeMs}`).join();
}
