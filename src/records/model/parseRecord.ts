import type * as z from 'zod';
import type {ConfigValue} from './fields';

/** A mistake in a file of `data/`; the message names the file and each field. */
export class RecordError extends Error {}

/** The data that a schema accepts, read-only. */
export type Read<Schema extends z.ZodType> = Frozen<z.infer<Schema>>;

// `ConfigValue` is read-only already, and refers to itself.
type Frozen<T> = [ConfigValue] extends [T]
  ? T
  : T extends object
    ? {readonly [Key in keyof T]: Frozen<T[Key]>}
    : T;

/**
 * Reads plain data by a schema.
 *
 * @param what begins the message, such as `codecs/json.yaml is not a record of codecs`
 * @param described the file whose comments explain the fields
 * @throws RecordError naming every wrong field, what was expected there and what was found
 */
export function parseRecord<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  what: string,
  described: string,
): z.infer<Schema> {
  const {error, data} = schema.safeParse(value, {error: expectation, reportInput: true});
  if (!error) return data;
  const mistakes = new Set(error.issues.flatMap(explain));
  throw new RecordError(
    `${what}:\n${[...mistakes].map((text) => `  - ${text}`).join('\n')}\n` +
      `${described} describes the fields; fix the file and run the command again.`,
  );
}

function explain(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => `${label([...issue.path, key])} is not allowed`);
  }
  const scalar = issue.input !== null && typeof issue.input !== 'object' ? issue.input : undefined;
  const found = scalar === undefined ? '' : `, found ${JSON.stringify(scalar)?.slice(0, 80)}`;
  return [`${label(issue.path)} ${issue.message}${found}`];
}

/** A path such as `options[0].name`, in backquotes. */
function label(path: readonly PropertyKey[]): string {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`));
  return path.length === 0 ? 'the file' : `\`${steps.join('').replace(/^\./, '')}\``;
}

const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'a boolean',
  number: 'a number',
  object: 'a map of fields',
  string: 'a text',
};

/** The message for a mistake, unless the schema has its own. */
function expectation(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return 'is required';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${TYPES[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`;
    case 'too_big':
      return `must have at most ${issue.maximum} characters`;
    case 'too_small':
      return issue.origin === 'string' ? 'must not be empty' : 'must have an entry';
    default:
      return undefined;
  }
}
