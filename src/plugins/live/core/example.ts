/** Examples of the playground. */
import type {Draft} from './draft';

/** A draft to begin with; a test runs it with each of its versions. */
export interface Example extends Omit<Draft, 'version'> {
  /** Its name in links: `/playground#example=filter`. */
  readonly id: string;
  /** Its task, in two or three words. */
  readonly task: string;
  /** A sentence. */
  readonly about: string;
  /** Labels, newest first. */
  readonly versions: readonly string[];
}
