import type {LoadedIndex} from '../index/load';
import type {Segment} from './marks';
import type {SearchHit} from '../index/model';
import type {ActiveTag} from '../index/tags';

/** A hit with everything that the panel shows. */
export type PresentedHit = SearchHit & {
  readonly tag: string;
  /** The section's heading, marked. */
  readonly heading: readonly Segment[];
  /** The part of the section that matches best, marked. */
  readonly excerpt: readonly Segment[];
};

/** The answer to a query. */
export type SearchAnswer = {
  readonly hits: readonly PresentedHit[];
  /** The query with its spelling corrected. */
  readonly correction?: string;
  /** The syntax error in the query's operators; the hits then match its words. */
  readonly notice?: string;
  /** Messages about ignored parts of the query; absent if there are none. */
  readonly limits?: readonly string[];
  /** Whether the scripts of the search could not be loaded. */
  readonly isUnavailable?: boolean;
};

/** A loaded index with its tag and weight. */
export type SearchedIndex = ActiveTag & {readonly index: LoadedIndex};
