import fs from 'node:fs';
import path from 'node:path';
import {validateCommand, type Command} from '../commands';
import {readYaml} from './readYaml';

/**
 * Reads the records of a version's commands.
 *
 * @returns commands by the words after `tremor`, such as `server run`
 * @throws RecordError naming file and field where a record is not as `commands.ts` wants it
 */
export function loadCommands(siteDir: string, version: string): ReadonlyMap<string, Command> {
  const folder = `data/${version}/commands`;
  if (!fs.existsSync(path.join(siteDir, folder))) return new Map();
  const commands = fs
    .readdirSync(path.join(siteDir, folder))
    .sort()
    .map((file) => validateCommand(`${folder}/${file}`, readYaml(siteDir, `${folder}/${file}`)));
  return new Map(commands.map((record) => [record.command, record]));
}
