/** The messages of the runtime: files `data/<version>/messages/<group>.yaml`, each a list. */
import * as z from 'zod';
import {alsoAfterMistakes, line, unique} from './fields';
import {parseRecord, RecordError, type Read} from './parseRecord';

/** One line that may link to pages: `[text](path/below/the/version#anchor)`. */
const linkedLine = z
  .string()
  .regex(/^\S.*\S$|^\S$/u, 'must be one line without white space around it')
  .regex(
    /^(?!.*\]\((?![\w/-]+(#[\w-]+)?\)))/u,
    'must link to a path below the version, without an ending',
  )
  .max(400);

/** A place in the runtime's source at the version's tag, or the library that makes the message. */
const source = z
  .string()
  .regex(
    /^[\w./-]+\.(?:rs|lalrpop):\d+$|^library [\w-]+$/,
    'must be file:line, or the word library and a name',
  );

/** The texts of a message with {placeholders}, each with its source. */
const patterns = z
  .record(z.string(), source)
  .refine((texts) => Object.keys(texts).length > 0, 'must have a text')
  .refine(every(/^(?:[^{}]|\{\w+\})+$/), 'must have placeholders such as {name}')
  .refine(every(/[A-Za-z]{3}/), 'must have a word that does not vary');

function every(form: RegExp): (texts: Readonly<Record<string, string>>) => boolean {
  return (texts) => Object.keys(texts).every((text) => form.test(text));
}

const message = z.strictObject({
  /** The entry's address on the page of errors; it never changes, because readers link to it. */
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be an address in lower case'),
  patterns,
  /** Shown after the texts, for example where the message appears. */
  remark: line(120).optional(),
  level: z.enum(['error', 'warn', 'info']),
  phase: z.enum(['compile', 'deploy', 'connect', 'run', 'stop']),
  /** Why the message appears; the page shows it as cause. */
  cause: linkedLine,
  /** The effect on the event, and on the flow, if it has one. */
  event: linkedLine.optional(),
  flow: linkedLine.optional(),
  fix: linkedLine,
  /** Messages that this one follows from, by their `id`: it is shown below them. */
  follows: z.array(z.string()).min(1).optional(),
});

const messages = z.array(message).superRefine(unique('id'), alsoAfterMistakes);

/** A message of the runtime with its cause and its fix. */
export type Message = Read<typeof message>;

/** The messages of a version by their group, which is the name of the file. */
export type MessageGroups = ReadonlyMap<string, readonly Message[]>;

/**
 * Checks a file of messages.
 *
 * @param file its path from the project's root
 * @throws RecordError naming every wrong field and what was expected there
 */
export function validateMessages(file: string, value: unknown): readonly Message[] {
  const what = `${file} is not a list of messages`;
  return parseRecord(messages, value, what, 'src/records/model/messages.ts');
}

/**
 * Checks what files of messages say about one another.
 *
 * @throws RecordError naming an address that two entries have, or that none has
 */
export function validateGroups(folder: string, groups: MessageGroups): MessageGroups {
  const all = [...groups.values()].flat();
  const ids = all.map(({id}) => id);
  const double = ids.find((id, index) => ids.indexOf(id) < index);
  if (double) throw new RecordError(`${folder}: two messages have the address "${double}".`);
  for (const {id, follows = []} of all) {
    const unknown = follows.find((other) => !ids.includes(other));
    if (unknown)
      throw new RecordError(`${folder}: "${id}" follows from "${unknown}", which does not exist.`);
  }
  return groups;
}
