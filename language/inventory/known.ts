import fs from 'node:fs';
import path from 'node:path';

/**
 * What the inventory test knows of a program; a line that is no longer true fails it.
 */
interface Known {
  /** Where facts and implementation differ → why that is right. */
  readonly differences: Readonly<Record<string, string>>;
  /**
   * Faults of the library itself: functions that cannot be called with the parameters that they
   * declare, and those that use a name that is not there.
   */
  readonly refused: readonly string[];
  /** Functions whose library declares another number of parameters than the runtime takes. */
  readonly misdeclared: readonly string[];
}

/** @param release of the crate, such as the name of a folder in `language/programs` */
export function readKnown(release: string): Known {
  const file = path.join(__dirname, 'known', `${release}.json`);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Known;
}
