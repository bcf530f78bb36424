import fs from 'node:fs';
import path from 'node:path';
import {validateCommand, type Command} from '../commands';
import {validateGroups, validateMessages, type MessageGroups} from '../messages';
import {kinds, type Kind, type Records, type VersionRecords} from '../model';
import {RecordError} from '../parseRecord';
import {validatePrerequisites, type Prerequisite} from '../prerequisites';
import {validateRecord} from '../schema';
import type {StdlibModule} from '../stdlib/model';
import {validateModule} from '../stdlib/schema';
import {listFiles} from './listFiles';
import {readYaml} from './readYaml';

/**
 * Reads all records of a version.
 *
 * @param siteDir the project's root
 * @param version the label of the docs version
 * @returns undefined for a version without records
 * @throws RecordError naming file and field of a record that does not fit its schema
 */
export function loadRecords(siteDir: string, version: string): VersionRecords | undefined {
  if (!hasRecords(path.join(siteDir, 'data', version))) return undefined;
  const parts = kinds.map((kind) => [kind, loadKind(siteDir, version, kind)] as const);
  const stdlib = loadStdlib(siteDir, version);
  const commands = loadCommands(siteDir, version);
  const messages = loadMessages(siteDir, version);
  return {...Object.fromEntries(parts), stdlib, commands, messages} as unknown as VersionRecords;
}

/** The labels of the versions that have records. */
export function listRecordVersions(siteDir: string): string[] {
  const folder = path.join(siteDir, 'data');
  return fs
    .readdirSync(folder)
    .filter((name) => fs.existsSync(path.join(folder, name, 'version.yaml')))
    .filter((name) => hasRecords(path.join(folder, name)));
}

/**
 * Reads the records of a version's standard library.
 *
 * @returns modules by their path, such as `std::string`, in alphabetical order
 * @throws RecordError naming file and field of a record that does not fit its schema
 */
export function loadStdlib(siteDir: string, version: string): ReadonlyMap<string, StdlibModule> {
  const folder = `data/${version}/stdlib/`;
  const modules = listRecords(siteDir, folder)
    .map((file) => validateModule(file, folder, readYaml(siteDir, file)))
    .sort((a, b) => (a.module < b.module ? -1 : 1));
  return new Map(modules.map((record) => [record.module, record]));
}

/** Reads `data/prerequisites.yaml`, with the same errors. */
export function loadPrerequisites(siteDir: string): ReadonlyMap<string, Prerequisite> {
  return validatePrerequisites(readYaml(siteDir, 'data/prerequisites.yaml'));
}

/**
 * Reads the messages of a version.
 *
 * @throws RecordError naming file and field of a record that does not fit its schema
 */
export function loadMessages(siteDir: string, version: string): MessageGroups {
  const folder = `data/${version}/messages`;
  const groups = listRecords(siteDir, folder).map((file) => {
    const name = path.basename(file, '.yaml');
    return [name, validateMessages(file, readYaml(siteDir, file))] as const;
  });
  return validateGroups(folder, new Map(groups));
}

function loadCommands(siteDir: string, version: string): ReadonlyMap<string, Command> {
  const commands = listRecords(siteDir, `data/${version}/commands`).map((file) =>
    validateCommand(file, readYaml(siteDir, file)),
  );
  return new Map(commands.map((record) => [record.command, record]));
}

function loadKind<K extends Kind>(
  siteDir: string,
  version: string,
  kind: K,
): ReadonlyMap<string, Records[K]> {
  const records = listRecords(siteDir, `data/${version}/${kind}`).map((file) =>
    validateRecord(kind, file, readYaml(siteDir, file)),
  );
  return new Map(records.map((record) => [record.name, record]));
}

/** Whether the folder of a version has a record of any kind. */
function hasRecords(folder: string): boolean {
  return [...kinds, 'stdlib'].some((kind) => fs.existsSync(path.join(folder, kind)));
}

/** The records in a folder and in those inside it. */
function listRecords(siteDir: string, folder: string): string[] {
  const files = listFiles(siteDir, folder);
  const other = files.find((file) => !file.endsWith('.yaml'));
  if (other === undefined) return files;
  throw new RecordError(`${other}: expected only records here, files that end in .yaml.`);
}
