/** Why the language could not be loaded. */
export type LoadFailure =
  | 'no-webassembly'
  | 'no-simd'
  | 'no-digest'
  | 'missing'
  | 'unreachable'
  | 'cut-off'
  | 'altered'
  | 'unreadable';

/** What became of the files, in words for the reader. */
export class LoadError extends Error {
  constructor(
    readonly failure: LoadFailure,
    message: string,
  ) {
    super(message);
    this.name = 'LoadError';
  }
}
