/** The records of the command line: one file per command and version. */
import * as z from 'zod';
import {alsoAfterMistakes, changes, line, unique, version} from './fields';
import {parseRecord, RecordError, type Read} from './parseRecord';

const shared = {
  /** The value if it is omitted. */
  default: line().optional(),
  /** The default in words, if it is not one value. */
  defaultText: line().optional(),
  /** All values that are accepted. */
  values: z.array(line()).min(1).optional(),
  description: line(),
  /** The first version with it, if that is later than its command's. */
  since: version.optional(),
};

/** An argument without a name. */
const argument = z.strictObject({
  name: z.string().regex(/^[A-Z]+(?:_[A-Z]+)*$/, 'must be in capitals, as `tremor help` shows it'),
  required: z.boolean(),
  /** Whether several are accepted. */
  repeated: z.boolean().optional(),
  ...shared,
});

const commandOption = z
  .strictObject({
    /** Omitted if an option has only its short form. */
    long: z
      .string()
      .regex(/^--[a-z][\w-]*$/, 'must be a long form, such as --api-host')
      .optional(),
    short: z.string().regex(/^-\w$/, 'must be a short form, such as -a').optional(),
    /** Its value, such as `host:port`; omitted for a switch. */
    value: line(40).optional(),
    required: z.boolean().optional(),
    repeated: z.boolean().optional(),
    ...shared,
  })
  .refine(({long, short}) => long !== undefined || short !== undefined, {
    error: 'must contain one of [long, short]',
    ...alsoAfterMistakes,
  });

const command = z.strictObject({
  /** The words after `tremor`, such as `server run`; empty for options of all commands. */
  command: z.string().regex(/^(?:[a-z]+(?: [a-z]+)*)?$/, 'must be the words after `tremor`'),
  purpose: line(140),
  synopsis: line(120),
  arguments: z.array(argument).superRefine(unique('name'), alsoAfterMistakes),
  options: z.array(commandOption).superRefine(unique('long', 'short'), alsoAfterMistakes),
  changes,
});

export type CommandArgument = Read<typeof argument>;
export type CommandOption = Read<typeof commandOption>;
export type Command = Read<typeof command>;

/**
 * Checks the record of a command.
 *
 * @param file its path from the project's root: `data/<version>/commands/server-run.yaml`
 * @throws RecordError naming the file, every wrong field and what was expected there
 */
export function validateCommand(file: string, value: unknown): Command {
  const what = `${file} is not a record of a command`;
  const record = parseRecord(command, value, what, 'src/records/model/commands.ts');
  const expected = `${commandAnchor(record.command)}.yaml`;
  if (file.endsWith(`/${expected}`)) return record;
  throw new RecordError(
    `${file}: the field \`command\` says "${record.command}", but a record's file has the ` +
      `name of its command. Rename the file to ${expected}, or fix the field.`,
  );
}

/** One name for an option: `--api-host`, or `-f` without a long form. */
export function optionName({long, short = ''}: Pick<CommandOption, 'long' | 'short'>): string {
  return long ?? short;
}

/** The beginning of a command's anchors: `server-run`, and `global` for all commands. */
export function commandAnchor(name: string): string {
  return name === '' ? 'global' : name.replaceAll(' ', '-');
}
