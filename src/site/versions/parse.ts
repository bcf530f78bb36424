import * as z from 'zod';
import {parseRecord, type Read} from '../../records/model/parseRecord';

const DESCRIBED = 'data/README.md';

const release = z.string().regex(/^\d+\.\d+\.\d+(-[\w.]+)?$/, 'must be a release such as 1.2.3');

const facts = z.strictObject({
  /** The runtime's release that the pages document. */
  release,
  /** The language program that checks and runs the samples, a folder of `language/programs`. */
  language: release,
  /** Whether the pages no longer change: they follow the rules of their time. */
  frozen: z.boolean().default(false),
  /** Whether commands and flows of the pages are run with the runtime and recorded. */
  recorded: z.boolean().default(true),
  /** The series of the release that the unreleased docs will become, such as `1.3`. */
  coming: z
    .string()
    .regex(/^\d+\.\d+$/, 'must be a series such as "1.3", in quotes')
    .optional(),
});

/** The contents of `data/<label>/version.yaml`. */
export type VersionFacts = Read<typeof facts>;

/**
 * Checks a version.yaml.
 *
 * @param file its path from the project's root, for messages
 * @param value its content as plain data
 * @throws RecordError naming the file, every wrong field and what was expected there
 */
export function parseVersionFacts(file: string, value: unknown): VersionFacts {
  return parseRecord(facts, value, `${file} does not describe a version of the docs`, DESCRIBED);
}

const names = z
  .array(z.string().regex(/^\d+\.\d+(\.\d+)?$/, 'must be a version name such as "1.2"'))
  .min(1)
  .refine((list) => new Set(list).size === list.length, 'must name each version once');

/**
 * Checks versions.json.
 *
 * @param value its content as plain data
 * @throws RecordError unless it is a non-empty array of distinct names like "1.2"
 */
export function parseVersionNames(value: unknown): readonly string[] {
  const what =
    'versions.json must be a non-empty array of version names, newest first, for example ["1.3", "1.2"]';
  return parseRecord(names, value, what, DESCRIBED);
}
