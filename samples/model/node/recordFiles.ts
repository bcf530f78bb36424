import fs from 'node:fs';
import path from 'node:path';
import {LANGUAGE_VERSIONS, type LanguageVersion} from '../../../language/host/protocol';
import {formatRecords, parseRecords, type Records} from '../records';

const FOLDER = 'samples/records';

/** The committed records of all versions; empty for a version without a file. */
export function readRecords(siteDir: string): ReadonlyMap<LanguageVersion, Records> {
  return new Map(
    LANGUAGE_VERSIONS.map((version) => {
      const name = `${FOLDER}/${version}.json`;
      const file = path.join(siteDir, name);
      const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '{}';
      return [version, parseRecords(text, name)];
    }),
  );
}

/** Writes a version's records. */
export function writeRecords(siteDir: string, version: LanguageVersion, records: Records): void {
  fs.mkdirSync(path.join(siteDir, FOLDER), {recursive: true});
  fs.writeFileSync(path.join(siteDir, FOLDER, `${version}.json`), formatRecords(records));
}
