import type {LoadedIndex} from '../index/load';
import type {Segment} from './marks';
import type {SearchHit} from '../index/model';
import type {NameKind} from '../rank/rank';
import type {ActiveTag} from '../index/tags';

/** A hit with all that the panel shows of it. */
export type PresentedHit = SearchHit & {
  readonly tag: string;
  /** The section's heading, marked. */
  readonly heading: readonly Segment[];
  /** The stretch of the section that matches best, marked. */
  readonly excerpt: readonly Segment[];
  /** Set if the query is the name of the section. */
  readonly kind?: NameKind;
};

/** The answer to a query. */
export type SearchAnswer = {
  readonly hits: readonly PresentedHit[];
  /** The query with its spelling corrected. */
  readonly correction?: string;
  /** Why the query's operators were not understood; the hits match its words. */
  readonly notice?: string;
  /** Sentences about the parts of the query that were ignored; absent if none were. */
  readonly limits?: readonly string[];
  /** Whether the scripts of the search could not be loaded. */
  readonly isUnavailable?: boolean;
};

/** A loaded index with its tag and weight. */
export type SearchedIndex = ActiveTag & {readonly index: LoadedIndex};
