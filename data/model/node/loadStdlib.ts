import fs from 'node:fs';
import path from 'node:path';
import type {StdlibModule} from '../stdlib/model';
import {validateModule} from '../stdlib/validate';
import {readYaml} from './readYaml';

/**
 * Reads the records of a version's standard library.
 *
 * @returns modules by their path, such as `std::string`, in alphabetical order
 * @throws RecordError naming file and field where a record is not as `validate.ts` wants it
 */
export function loadStdlib(siteDir: string, version: string): ReadonlyMap<string, StdlibModule> {
  const folder = `data/${version}/stdlib/`;
  if (!fs.existsSync(path.join(siteDir, folder))) return new Map();
  const modules = fs
    .readdirSync(path.join(siteDir, folder), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(siteDir, path.join(entry.parentPath, entry.name)))
    .map((file) => readModule(siteDir, file.split(path.sep).join('/'), folder));
  const sorted = modules.sort((a, b) => (a.module < b.module ? -1 : 1));
  return new Map(sorted.map((record) => [record.module, record]));
}

function readModule(siteDir: string, file: string, folder: string): StdlibModule {
  return validateModule(file, folder, readYaml(siteDir, file));
}
