import {Joi} from '@docusaurus/utils-validation';
import {VersionsError, type VersionFacts} from './model';

const release = Joi.string().pattern(/^\d+\.\d+\.\d+(-[\w.]+)?$/, 'release such as 1.2.3');
const series = Joi.string().pattern(/^\d+\.\d+$/, 'series such as "1.3", in quotes');

const schema = Joi.object<VersionFacts>({
  release: release.required(),
  language: release.required(),
  frozen: Joi.boolean().default(false),
  recorded: Joi.boolean().default(true),
  coming: series,
}).required();

/**
 * Checks what a version.yaml says.
 *
 * @param file its path from the project's root, for messages
 * @param value its content as plain data
 * @throws VersionsError naming the file, every wrong field and what was expected there
 */
export function parseVersionFacts(file: string, value: unknown): VersionFacts {
  const result = schema.label('the file').validate(value, {abortEarly: false, convert: false});
  if (!result.error) return result.value;
  const details = result.error.details.map(({message}) => `  - ${message}`);
  throw new VersionsError(
    `${file} does not describe a version of the docs:\n${details.join('\n')}\n` +
      'data/README.md explains the fields.',
  );
}

const EXAMPLE = 'newest first, for example ["1.3", "1.2"]';

/**
 * Checks the text of versions.json.
 *
 * @throws VersionsError where the text is not a non-empty JSON array of distinct names like "1.2"
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
        `versions.json, entry ${index + 1}: "${name}" stands twice. Remove one of the two.`,
      );
    }
  });
  return value as string[];
}
