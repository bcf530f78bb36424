/** Services that readers start to try a page: the file `data/prerequisites.yaml`. */
import * as z from 'zod';
import {line} from './fields';
import {parseRecord, type Read} from './parseRecord';

const prerequisite = z.strictObject({
  /** Ends the sentence "You need …". */
  title: line(80),
  /** A command for a shell that starts it and returns. */
  start: line(),
  /** A command that succeeds as soon as it answers. */
  ready: line(),
  /** A command that stops it and removes what it wrote. */
  stop: line(),
});

const prerequisites = z.record(z.string().regex(/^[a-z][\w-]*$/), prerequisite);

export type Prerequisite = Read<typeof prerequisite>;

/**
 * Checks the list of prerequisites.
 *
 * @throws RecordError naming every wrong field and what was expected there
 */
export function validatePrerequisites(value: unknown): ReadonlyMap<string, Prerequisite> {
  const file = 'data/prerequisites.yaml';
  const what = `${file} is not a list of prerequisites`;
  return new Map(
    Object.entries(parseRecord(prerequisites, value, what, 'src/records/model/prerequisites.ts')),
  );
}
