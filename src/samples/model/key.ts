import {createHash} from 'node:crypto';
import type {LanguageProgram} from '../../language/protocol';

/** Version of the record format. A change makes every record stale. */
const FORMAT = 2;

/**
 * Identifies a task within its page by 16 hexadecimal digits, a hash of everything that its outcome
 * depends on except the version that the page documents. So the records of a page stay valid when a
 * version is cut.
 *
 * @param own the program of a block that names a different version than its page
 */
export function keyOf(parts: unknown, own?: LanguageProgram): string {
  return createHash('sha256')
    .update(JSON.stringify([FORMAT, parts, ...(own ? [own.release] : [])]))
    .digest('hex')
    .slice(0, 16);
}
