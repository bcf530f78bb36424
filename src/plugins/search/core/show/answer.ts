/** What a search gives. */
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
  /** How the section is called what the query says; absent where it is not. */
  readonly kind?: NameKind;
};

/** The answer to a query. */
export type SearchAnswer = {
  readonly hits: readonly PresentedHit[];
  /** What a misspelt query was taken for. */
  readonly correction?: string;
  /** Why the query's operators were not understood; the hits are those of its words. */
  readonly notice?: string;
  /** What of a long query was not looked for, in sentences; absent where all was. */
  readonly limits?: readonly string[];
  /** Whether the scripts that search are gone; there are no hits then. */
  readonly isUnavailable?: boolean;
};

/** A loaded index with its tag and weight. */
export type SearchedIndex = ActiveTag & {readonly index: LoadedIndex};
