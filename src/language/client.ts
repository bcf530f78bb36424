/**
 * What callers see of the language: ask for answers, close when done.
 *
 * Node's implementation is in `node.ts`; the browser's differs only in how it
 * loads the files and reaches its worker.
 */
import type {AnswerOf, LanguageRequest, LanguageRelease} from './protocol';

/** Limits of one request; a request beyond them is answered with a fault. */
export interface Limits {
  /** Milliseconds that one request has. */
  readonly timeMs: number;
  /** Bytes that the answer to one request has. */
  readonly outputBytes: number;
}

export const DEFAULT_LIMITS: Limits = {timeMs: 5000, outputBytes: 16 * 1024 * 1024};

export interface LanguageClient {
  readonly release: LanguageRelease;
  /** Answers one request; never rejects for what a source does. */
  ask<R extends LanguageRequest>(request: R): Promise<AnswerOf<R>>;
  /**
   * Answers requests in order, several in one instance for speed. A fault in
   * one loses no other's answer.
   */
  askAll<R extends LanguageRequest>(requests: readonly R[]): Promise<AnswerOf<R>[]>;
  /** Ends the worker; later questions reject. */
  close(): Promise<void>;
}
