import {createHash} from 'node:crypto';

/** Raised when what is recorded changes its form; every record is then stale. */
const FORMAT = 1;

/** Identity of a task: 16 hexadecimal digits over everything that its outcome depends on. */
export function keyOf(parts: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify([FORMAT, parts]))
    .digest('hex')
    .slice(0, 16);
}
