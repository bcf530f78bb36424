/** The language programs of this project, in Node. */
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Entry, LanguageProgram} from './protocol';

const FOLDER = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../programs');

/**
 * Lists the programs, built or not, newest release first.
 *
 * @param folder has a folder with a `program.json` for each release
 */
export function listPrograms(folder = FOLDER): readonly LanguageProgram[] {
  return fs
    .readdirSync(folder)
    .sort((a, b) => b.localeCompare(a, 'en', {numeric: true}))
    .map((release) => {
      const text = fs.readFileSync(path.join(folder, release, 'program.json'), 'utf8');
      const {entries} = JSON.parse(text) as {readonly entries: readonly Entry[]};
      return {release, entries};
    });
}
