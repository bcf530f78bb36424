/** The facts about a version of the docs that a page needs to run its language. */
import type {Entry, LanguageRelease} from '../../../language/protocol';

export interface RunnableVersion {
  /** The name that readers see, and that drafts and links contain. */
  readonly label: string;
  /** The program that runs it; two versions can share one. */
  readonly program: LanguageRelease;
  /** The kinds of source that the program can parse. */
  readonly entries: readonly Entry[];
  /** Whether this is the newest released version. */
  readonly isLast: boolean;
  /** Docusaurus' name of the version, as the reader's choice is stored. */
  readonly docsName: string;
  /** Where the reference of the standard library begins, such as `/docs/1.2`; absent without one. */
  readonly reference?: string;
}
