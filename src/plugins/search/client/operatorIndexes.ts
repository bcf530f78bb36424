import type lunr from 'lunr';
import {
  parseOperators,
  QuerySyntaxError,
  searchLunr,
  toLunrIndex,
  type Postings,
} from '../core/query/lunrSearch';

/** An index to add, or a query for some of the indexes added before. */
export type OperatorRequest =
  | {readonly type: 'index'; readonly tag: string; readonly postings: Postings}
  | {readonly type: 'search'; readonly query: string; readonly tags: readonly string[]};

/** The reply of the worker that runs lunr. */
export type OperatorReply = {
  readonly hits?: readonly {readonly tag: string; readonly id: number; readonly score: number}[];
  readonly terms?: readonly string[];
  readonly limits?: readonly string[];
  /** lunr's message about a syntax error in the query. */
  readonly mistake?: string;
  readonly error?: string;
};

/** The indexes that lunr searches, by tag. */
export class OperatorIndexes {
  private readonly indexes = new Map<string, lunr.Index>();

  answer(request: OperatorRequest): OperatorReply {
    if (request.type === 'index') {
      this.indexes.set(request.tag, toLunrIndex(request.postings));
      return {};
    }
    try {
      const query = parseOperators(request.query);
      const hits = request.tags.flatMap((tag) =>
        searchLunr(this.indexes.get(tag)!, query).map((hit) => ({tag, ...hit})),
      );
      return {hits, terms: query.terms, limits: query.limits};
    } catch (error) {
      if (error instanceof QuerySyntaxError) return {mistake: error.message};
      throw error;
    }
  }
}
