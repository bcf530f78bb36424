import type {Kind, Records} from './model';
import {schemas} from './schema';

/** A mistake in a file of `data/`; the message names the file and each field. */
export class RecordError extends Error {}

/**
 * Checks what a file of `data/` holds.
 *
 * @param file its path from the project's root, for messages
 * @param value what the file says, as plain data
 * @throws RecordError naming the file, every wrong field and what was expected there
 */
export function validateRecord<K extends Kind>(kind: K, file: string, value: unknown): Records[K] {
  const options = {abortEarly: false, convert: false, errors: {wrap: {label: '`' as const}}};
  const {error} = schemas[kind].label('the file').validate(value, options);
  if (error) {
    const details = error.details.map(({message}) => `  - ${message}`);
    throw new RecordError(
      `${file} is not a record of ${kind}:\n${[...new Set(details)].join('\n')}\n` +
        'The fields are described in data/model/model.ts; mend the file and run the command again.',
    );
  }
  const record = value as Records[K];
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
