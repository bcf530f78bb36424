import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '../../../records/model/node/listFiles';
import {formatRecords, parseRecords, type Records} from '../records';

/** Folder of the records, from the project's root. */
const RECORDS_FOLDER = 'samples/records';

/**
 * The file that holds a page's records, from the project's root.
 *
 * @param page path from the project's root, with slashes
 */
export function recordsFile(page: string): string {
  return `${RECORDS_FOLDER}/${page.replace(/\.\w+$/, '')}.json`;
}

/**
 * The committed records of a page; empty for a page without a file.
 *
 * @param page path from the project's root, with slashes
 * @throws RecordsError if the file is not JSON
 */
export function readRecords(siteDir: string, page: string): Records {
  const name = recordsFile(page);
  const file = path.join(siteDir, name);
  return fs.existsSync(file) ? parseRecords(fs.readFileSync(file, 'utf8'), name) : new Map();
}

/** Writes a page's records; removes the file if there are none. */
export function writeRecords(siteDir: string, page: string, records: Records): void {
  const file = path.join(siteDir, recordsFile(page));
  if (records.size === 0) {
    fs.rmSync(file, {force: true});
    return;
  }
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, formatRecords(records));
}

/** All files of records, from the project's root with slashes, sorted. */
export function listRecordFiles(siteDir: string): string[] {
  return listFiles(siteDir, RECORDS_FOLDER).filter((file) => file.endsWith('.json'));
}
