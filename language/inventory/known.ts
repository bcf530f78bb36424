import fs from 'node:fs';
import path from 'node:path';

/** Known faults of a program's library. A test fails if one of them has gone. */
interface Known {
  /**
   * Faults of the library itself: functions that cannot be called with the parameters that they
   * declare, or that use a name that does not exist.
   */
  readonly refused: readonly string[];
  /** Functions that the library declares with a different number of parameters than the runtime takes. */
  readonly misdeclared: readonly string[];
}

/** @param release of the crate, which is the name of a folder in `language/programs` */
export function readKnown(release: string): Known {
  const file = path.join(__dirname, 'known', `${release}.json`);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Known;
}
