/** What a command is going to do to the project: computed first, written last. Paths are from the root. */
export interface Changes {
  /** Files or folders to copy to where nothing is; an edit changes the text of a copied file. */
  readonly copies: readonly {readonly from: string; readonly to: string}[];
  /** Files or folders to remove. */
  readonly removals: readonly string[];
  /** Files to write over, or anew. */
  readonly writes: ReadonlyMap<string, string>;
}

/** A command that cannot be carried out; the message says why and what to do. Nothing was changed. */
export class VersionChangeError extends Error {}
