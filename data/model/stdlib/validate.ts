import {parseRecord, RecordError} from '../parseRecord';
import type {StdlibModule} from './model';
import {stdlibModule} from './schema';

/**
 * Checks the record of a module and reads its signatures.
 *
 * @param file its path from the project's root
 * @param folder the folder of the version's modules, with a slash at its end
 * @throws RecordError naming the file, every wrong field and what was expected there
 */
export function validateModule(file: string, folder: string, value: unknown): StdlibModule {
  const what = `${file} is not a record of a module`;
  const record = parseRecord(stdlibModule, value, what, 'data/model/stdlib/schema.ts');
  const expected = file
    .slice(folder.length)
    .replace(/\.yaml$/, '')
    .replaceAll('/', '::');
  if (record.module !== expected) {
    throw new RecordError(
      `${file}: the field \`module\` says "${record.module}", expected "${expected}", as its path.`,
    );
  }
  return record;
}
