import fs from 'node:fs';
import path from 'node:path';
import {kinds, type Kind, type Records, type VersionRecords} from '../model';
import {RecordError} from '../parseRecord';
import {validateRecord} from '../validate';
import {loadCommands} from './loadCommands';
import {loadStdlib} from './loadStdlib';
import {readYaml} from './readYaml';

/**
 * Reads all records of a version.
 *
 * @param siteDir the project's root
 * @param version the label of the docs version
 * @returns undefined for a version without records
 * @throws RecordError naming file and field where a record is not as `schema.ts` wants it
 */
export function loadRecords(siteDir: string, version: string): VersionRecords | undefined {
  if (!hasRecords(path.join(siteDir, 'data', version))) return undefined;
  const entries = kinds.map((kind) => [kind, loadKind(siteDir, version, kind)] as const);
  const stdlib = loadStdlib(siteDir, version);
  const commands = loadCommands(siteDir, version);
  return {...Object.fromEntries(entries), stdlib, commands} as unknown as VersionRecords;
}

/** The labels of the versions that have records. */
export function listRecordVersions(siteDir: string): string[] {
  const folder = path.join(siteDir, 'data');
  return fs
    .readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && isVersion(path.join(folder, entry.name)))
    .map((entry) => entry.name);
}

/** Whether a folder of `data/` is a version's that has records; `data/model` is none. */
function isVersion(folder: string): boolean {
  return fs.existsSync(path.join(folder, 'version.yaml')) && hasRecords(folder);
}

/** Whether a folder of `data/` is a version's and has a record of any kind. */
function hasRecords(folder: string): boolean {
  return [...kinds, 'stdlib'].some((kind) => fs.existsSync(path.join(folder, kind)));
}

function loadKind<K extends Kind>(
  siteDir: string,
  version: string,
  kind: K,
): ReadonlyMap<string, Records[K]> {
  const folder = path.posix.join('data', version, kind);
  const files = fs.existsSync(path.join(siteDir, folder))
    ? fs.readdirSync(path.join(siteDir, folder)).sort()
    : [];
  const records = files.map((file) => readRecord(siteDir, kind, path.posix.join(folder, file)));
  return new Map(records.map((record) => [record.name, record]));
}

function readRecord<K extends Kind>(siteDir: string, kind: K, file: string): Records[K] {
  if (!file.endsWith('.yaml')) {
    throw new RecordError(`${file}: expected only records here, files that end in .yaml.`);
  }
  return validateRecord(kind, file, readYaml(siteDir, file));
}
