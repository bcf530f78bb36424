import {createHash} from 'node:crypto';
import type {LanguageProgram} from '../../language/protocol';

/** Raised when what is recorded changes its form; every record is then stale. */
const FORMAT = 2;

/**
 * Identity of a task among those of its page: 16 hexadecimal digits over everything that its
 * outcome depends on besides the version that the page documents. A page keeps its records when a
 * version is cut.
 *
 * @param own the program of a block that names another version than its page
 */
export function keyOf(parts: unknown, own?: LanguageProgram): string {
  return createHash('sha256')
    .update(JSON.stringify([FORMAT, parts, ...(own ? [own.release] : [])]))
    .digest('hex')
    .slice(0, 16);
}
