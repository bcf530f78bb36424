import * as z from 'zod';
import {parseRecord} from '../parseRecord';
import {VersionsError, type VersionFacts} from './model';

const release = z.string().regex(/^\d+\.\d+\.\d+(-[\w.]+)?$/, 'must be a release such as 1.2.3');

const schema = z.strictObject({
  release,
  language: release,
  frozen: z.boolean().default(false),
  recorded: z.boolean().default(true),
  coming: z
    .string()
    .regex(/^\d+\.\d+$/, 'must be a series such as "1.3", in quotes')
    .optional(),
});

/**
 * Checks the content of a version.yaml.
 *
 * @param file its path from the project's root, for messages
 * @param value its content as plain data
 * @throws RecordError naming the file and every wrong field
 */
export function parseVersionFacts(file: string, value: unknown): VersionFacts {
  return parseRecord(
    schema,
    value,
    `${file} does not describe a version of the docs`,
    'data/README.md',
  );
}

const EXAMPLE = 'newest first, for example ["1.3", "1.2"]';

/**
 * Checks the text of versions.json.
 *
 * @throws VersionsError unless the text is a non-empty JSON array of distinct names like "1.2"
 */
export function parseVersionNames(text: string): readonly string[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new VersionsError(
      `versions.json is not JSON (${(error as Error).message}). ` +
        `Expected an array of version names, ${EXAMPLE}.`,
    );
  }
  if (!Array.isArray(value) || value.length === 0) {
    throw new VersionsError(
      `versions.json must be a non-empty array of version names, ${EXAMPLE}; ` +
        `found ${JSON.stringify(value).slice(0, 80)}.`,
    );
  }
  value.forEach((name: unknown, index) => {
    if (typeof name !== 'string' || !/^\d+\.\d+(\.\d+)?$/.test(name)) {
      throw new VersionsError(
        `versions.json, entry ${index + 1}: expected a version name such as "1.2", ` +
          `found ${JSON.stringify(name)}.`,
      );
    }
    if (value.indexOf(name) !== index) {
      throw new VersionsError(
        `versions.json, entry ${index + 1}: "${name}" is repeated. Remove one of the two.`,
      );
    }
  });
  return value as string[];
}
