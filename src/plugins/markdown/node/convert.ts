import fs from 'node:fs';
import {toMarkdown} from '../core/toMarkdown';

/** A page to convert. */
export type Task = {
  /** The built page, an absolute path. */
  readonly file: string;
  /** With scheme and host. */
  readonly address: string;
};

/** The texts of pages in the same order; `undefined` for a page without a doc. */
export function convert(tasks: readonly Task[]): readonly (string | undefined)[] {
  return tasks.map(({file, address}) => toMarkdown(fs.readFileSync(file, 'utf8'), address));
}
