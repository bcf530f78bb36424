/** A query without operators, as it is planned and matched. */
import type {Repair} from './spelling';

/** A word to look for. */
export type QueryTerm = {
  readonly text: string;
  /** Whether the reader may still be typing it. */
  readonly isLast: boolean;
  /** The replacement of a word that no index knows. */
  readonly repair?: Repair;
};

/** One word of the query: found whole or by its parts. */
export type QueryUnit = {
  readonly whole: QueryTerm;
  readonly parts: readonly QueryTerm[];
  /** Stop words among content words: they may add to a score, but need not be found. */
  readonly optional: boolean;
};

/** Another way to say a stretch of words, and its weight compared with the words as typed. */
export type Alternative = {readonly terms: readonly QueryTerm[]; readonly weight: number};

/** A stretch of words, found as typed or as one of the phrases that mean the same. */
export type QueryGroup = {
  readonly units: readonly QueryUnit[];
  /** Mostly there are none. */
  readonly alternatives: readonly Alternative[];
};

/** A query without operators, ready to be matched. */
export type QueryPlan = {
  /** The input, trimmed, lower case, and the phrases that mean the whole of it: headings are compared. */
  readonly phrases: readonly string[];
  readonly units: readonly QueryUnit[];
  /** All units that need to be found, in stretches. */
  readonly groups: readonly QueryGroup[];
  /** The term of all words together, as keywords have it; absent for one word and for many. */
  readonly together?: string;
  /** The input with its misspelt words replaced; absent if none was. */
  readonly correction?: string;
  /** Sentences about the words of a long query that were left out; usually empty. */
  readonly limits: readonly string[];
  /** The words to mark in headings, excerpts and the page. */
  readonly terms: readonly string[];
};
