import type {Kind, Records} from './model';
import {parseRecord, RecordError} from './parseRecord';
import {schemas} from './schema';

/**
 * Checks what a file of `data/` holds.
 *
 * @param file its path from the project's root, for messages
 * @param value what the file says, as plain data
 * @throws RecordError naming the file, every wrong field and what was expected there
 */
export function validateRecord<K extends Kind>(kind: K, file: string, value: unknown): Records[K] {
  const what = `${file} is not a record of ${kind}`;
  const record = parseRecord(schemas[kind], value, what, 'data/model/schema.ts') as Records[K];
  requireName(file, record.name);
  return record;
}

function requireName(file: string, name: string): void {
  const expected = file.replace(/^.*\//, '').replace(/\.yaml$/, '');
  if (expected === name) return;
  throw new RecordError(
    `${file}: the field \`name\` says "${name}", but a record's file is called after it. ` +
      `Rename the file to ${name}.yaml, or write "${expected}".`,
  );
}
