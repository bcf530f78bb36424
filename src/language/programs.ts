/** The language programs of this project, in Node. */
import fs from 'node:fs';
import path from 'node:path';
import type {Entry, LanguageProgram} from './protocol';

/**
 * Lists the programs, built or not, newest release first.
 *
 * @param siteDir the project's root, from which all commands run
 */
export function listPrograms(siteDir = process.cwd()): readonly LanguageProgram[] {
  const folder = path.join(siteDir, 'language/programs');
  return fs
    .readdirSync(folder)
    .sort((a, b) => b.localeCompare(a, 'en', {numeric: true}))
    .map((release) => {
      const text = fs.readFileSync(path.join(folder, release, 'program.json'), 'utf8');
      const {entries} = JSON.parse(text) as {readonly entries: readonly Entry[]};
      return {release, entries};
    });
}
