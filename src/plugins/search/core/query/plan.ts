import type {Repair} from './spelling';

/** A word to search for. */
export type QueryTerm = {
  readonly text: string;
  /** Whether the reader may still be typing it. */
  readonly isLast: boolean;
  /** The replacement of a word that no index knows. */
  readonly repair?: Repair;
};

/** One word of the query, which matches as a whole or by its parts. */
export type QueryUnit = {
  readonly whole: QueryTerm;
  readonly parts: readonly QueryTerm[];
  /**
   * Set for stop words in a query that has other words: they may add to a score, but need not
   * match.
   */
  readonly optional: boolean;
};

/** A synonym of some words of the query, and its weight compared with these words. */
export type Alternative = {readonly terms: readonly QueryTerm[]; readonly weight: number};

/** Consecutive words of the query, which match as typed or by one of their synonyms. */
export type QueryGroup = {
  readonly units: readonly QueryUnit[];
  /** Empty for most words. */
  readonly alternatives: readonly Alternative[];
};

/** A query without operators, ready to be matched. */
export type QueryPlan = {
  /** The trimmed, lower-case input and the synonyms of the whole input, to compare with headings. */
  readonly phrases: readonly string[];
  readonly units: readonly QueryUnit[];
  /** All units that are not optional; words with a common synonym are in one group. */
  readonly groups: readonly QueryGroup[];
  /** The joined term of all words, as in keywords; absent for a single word and for many words. */
  readonly together?: string;
  /** The input with its misspelled words corrected; absent if there were none. */
  readonly correction?: string;
  /** Messages about ignored words of a long query; usually empty. */
  readonly limits: readonly string[];
  /** The words to mark in headings, excerpts and the page. */
  readonly terms: readonly string[];
};
