/**
 * The language as its callers see it: they ask for answers, and close it at the end.
 *
 * Node's implementation is in `node.ts`; the browser's differs only in how it
 * loads the files and reaches its worker.
 */
import type {AnswerOf, LanguageRequest, LanguageRelease} from './protocol';

/** Limits of one request; a request beyond them is answered with a fault. */
export interface Limits {
  /** The time for one request, in milliseconds. */
  readonly timeMs: number;
  /** The maximum length of the answer to one request, in bytes. */
  readonly outputBytes: number;
}

export const DEFAULT_LIMITS: Limits = {timeMs: 5000, outputBytes: 16 * 1024 * 1024};

export interface LanguageClient {
  readonly release: LanguageRelease;
  /** Answers one request. A fault of the source is an answer, not a rejection. */
  ask<R extends LanguageRequest>(request: R): Promise<AnswerOf<R>>;
  /**
   * Answers requests in order, several in one instance for speed. A fault in
   * one does not affect the answers to the others.
   */
  askAll<R extends LanguageRequest>(requests: readonly R[]): Promise<AnswerOf<R>[]>;
  /** Ends the worker; later requests reject. */
  close(): Promise<void>;
}
