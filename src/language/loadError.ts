/** The reasons why the language cannot be loaded. */
export type LoadFailure =
  | 'no-webassembly'
  | 'no-simd'
  | 'no-digest'
  | 'missing'
  | 'unreachable'
  | 'cut-off'
  | 'altered'
  | 'unreadable';

/** Explains to the reader why the language could not be loaded. */
export class LoadError extends Error {
  constructor(
    readonly failure: LoadFailure,
    message: string,
  ) {
    super(message);
    this.name = 'LoadError';
  }
}
