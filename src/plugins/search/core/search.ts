import {excerpt} from './excerpt';
import {findMarks, toSegments, type Segment} from './marks';
import type {LoadedIndex} from './load';
import {MAX_HITS, type SearchDocument, type SearchHit} from './model';
import {planQuery} from './query';
import {rank} from './rank';
import type {ActiveTag} from './tags';

/** A hit with all that the panel shows of it. */
export type PresentedHit = SearchHit & {
  readonly tag: string;
  /** The section's heading, marked. */
  readonly heading: readonly Segment[];
  /** The stretch of the section that matches best, marked. */
  readonly excerpt: readonly Segment[];
};

/** The answer to a query. */
export type SearchAnswer = {
  readonly hits: readonly PresentedHit[];
  /** What a misspelt query was taken for. */
  readonly correction?: string;
  /** Why the query's operators were not understood; the hits are those of its words. */
  readonly notice?: string;
};

/** A loaded index with its tag and weight. */
export type SearchedIndex = ActiveTag & {readonly index: LoadedIndex};

/** Answers a query without operators from all given indexes. */
export function searchPlain(indexes: readonly SearchedIndex[], input: string): SearchAnswer {
  const plan = planQuery(
    input,
    indexes.map(({index}) => index),
  );
  if (plan.units.length === 0) return {hits: []};
  const hits = indexes.flatMap(({index, tag, weight}) =>
    rank(index, plan).map(({document, score}) => ({
      tag,
      document: index.documents[document]!,
      score: score * weight,
      terms: plan.terms,
    })),
  );
  return {
    hits: best(hits).map(present),
    ...(plan.correction === undefined ? {} : {correction: plan.correction}),
  };
}

/** The best hits of several indexes; equal scores keep the order of the indexes. */
export function best<Hit extends {score: number}>(hits: readonly Hit[]): Hit[] {
  return [...hits].sort((one, other) => other.score - one.score).slice(0, MAX_HITS);
}

/** Adds to a hit what the panel shows of it. */
export function present(hit: SearchHit & {readonly tag: string}): PresentedHit {
  const {document, terms} = hit;
  return {
    ...hit,
    document: withoutText(document),
    heading: toSegments(document.sectionTitle, findMarks(document.sectionTitle, terms)),
    excerpt: excerpt(document.content, terms),
  };
}

/** The panel shows the excerpt; a section's whole text need not cross from the worker. */
function withoutText(document: SearchDocument): SearchDocument {
  return {...document, content: ''};
}
