import fs from 'node:fs';
import path from 'node:path';
import {validateCommand} from '../../../src/records/model/commands';
import {validateMessages} from '../../../src/records/model/messages';
import {kinds} from '../../../src/records/model/model';
import {listFiles} from '../../../src/records/model/node/listFiles';
import {readYaml} from '../../../src/records/model/node/readYaml';
import {RecordError} from '../../../src/records/model/parseRecord';
import {validateModule} from '../../../src/records/model/stdlib/schema';
import {validateRecord} from '../../../src/records/model/schema';
import {isWanted} from '../../pages/pageFile';
import {versions} from '../../pages/version';
import type {Finding, StyleRecord} from '../model';
import {toFinding} from './buildFaults';

/**
 * Reads the records of all versions.
 *
 * @param only files or folders from the project's root; all records when empty
 * @returns the records of parts, how many files were read, and a finding for each wrong file
 */
export function readRecordFiles(siteDir: string, only: readonly string[]) {
  const files = versions.flatMap(({label}) =>
    [...kinds, 'stdlib', 'commands', 'messages'].flatMap((folder) =>
      listFiles(siteDir, `data/${label}/${folder}`).filter(
        (file) => file.endsWith('.yaml') && isWanted(file, only),
      ),
    ),
  );
  const records: StyleRecord[] = [];
  const faults: Finding[] = [];
  for (const file of files) {
    faults.push(...findTodos(siteDir, file));
    try {
      records.push(...readRecord(siteDir, file));
    } catch (error) {
      if (!(error instanceof RecordError)) throw error;
      faults.push(toFinding('record', file, error));
    }
  }
  return {records, faults, files: files.length};
}

/** `npm run new` writes TODO into the fields that an author has to fill in. */
function findTodos(siteDir: string, file: string): Finding[] {
  const lines = fs.readFileSync(path.join(siteDir, file), 'utf8').split('\n');
  return lines.flatMap((text, index) =>
    /\bTODO\b/.test(text)
      ? [
          {
            ...{file, line: index + 1, rule: 'unfinished', isAdvice: false},
            message: `${text.trim()} Expected: a fact, as src/records/model/schema.ts describes it.`,
          },
        ]
      : [],
  );
}

/** Modules, commands, and messages are checked only, because no style rule looks at them. */
function readRecord(siteDir: string, file: string): StyleRecord[] {
  const [, folder = '', name = ''] = /^(data\/[^/]+\/([^/]+)\/)/.exec(file) ?? [];
  const value = readYaml(siteDir, file);
  const kind = kinds.find((candidate) => candidate === name);
  if (kind) return [{file, kind, record: validateRecord(kind, file, value)}];
  if (name === 'stdlib') validateModule(file, folder, value);
  else if (name === 'messages') validateMessages(file, value);
  else validateCommand(file, value);
  return [];
}
