/** The planned changes of a command, computed before anything is written. Paths are from the root. */
export interface Changes {
  /** Files or folders to copy to a new path. `writes` can replace copied files. */
  readonly copies: readonly {readonly from: string; readonly to: string}[];
  /** Files or folders to remove. */
  readonly removals: readonly string[];
  /** Files to create or replace, with their texts. */
  readonly writes: ReadonlyMap<string, string>;
}

/** A refused command: the message says why, and what to do. Nothing was changed. */
export class VersionChangeError extends Error {}
