/** A version of the docs, as far as the page has to know it to run its language. */
import type {Entry, LanguageRelease} from '../../../../language/host/protocol';

export interface RunnableVersion {
  /** What readers see; drafts and links name the version by it. */
  readonly label: string;
  /** The program that runs it; two versions can share one. */
  readonly program: LanguageRelease;
  /** What a source can be parsed as. */
  readonly entries: readonly Entry[];
  /** Whether this is the newest released version. */
  readonly isLast: boolean;
  /** Docusaurus' name of the version, as the reader's choice is stored. */
  readonly docsName: string;
  /** Where the reference of the standard library begins, such as `/docs/1.2`; absent without one. */
  readonly reference?: string;
}
