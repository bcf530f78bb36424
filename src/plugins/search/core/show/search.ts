import type {PresentedHit, SearchAnswer, SearchedIndex} from './answer';
import {excerpt} from './excerpt';
import {findMarks, toSegments} from './marks';
import {MAX_HITS, type SearchDocument, type SearchHit} from '../index/model';
import {findExplanation, type Explanations} from '../query/explanations';
import {planQuery} from '../query/planQuery';
import type {SynonymTable} from '../query/synonyms';
import {rank} from '../rank/rank';

export type * from './answer';

/** The words of a site that its pages need not have. */
export type SiteWords = {
  readonly synonyms?: SynonymTable;
  readonly explanations?: Explanations;
};

/** Answers a query without operators from all the given indexes. */
export function searchPlain(
  indexes: readonly SearchedIndex[],
  input: string,
  {synonyms, explanations = {}}: SiteWords = {},
): SearchAnswer {
  const plan = planQuery(
    input,
    indexes.map(({index}) => index),
    synonyms,
  );
  const {units, terms, correction, limits} = plan;
  const ranked = indexes.flatMap(({index, tag, weight}) =>
    (units.length === 0 ? [] : rank(index, plan, weight)).map(({document, score}) => ({
      tag,
      document: index.documents[document]!,
      score,
      terms,
    })),
  );
  const searched = indexes.map(({index: {documents}, tag}) => ({documents, tag}));
  const first = findExplanation(explanations, input, searched);
  const others = best(ranked.filter(({document}) => document !== first?.document));
  const explained = first && {
    tag: first.index.tag,
    document: first.document,
    score: Infinity,
    terms,
  };
  const hits = [...(explained ? [explained] : []), ...others].slice(0, MAX_HITS).map(present);
  return {
    hits,
    ...(correction === undefined || hits.length === 0 ? {} : {correction}),
    ...(limits.length === 0 ? {} : {limits}),
  };
}

/** The best hits of several indexes; equal scores keep the order of the indexes. */
export function best<Hit extends {score: number}>(hits: readonly Hit[]): Hit[] {
  return [...hits].sort((one, other) => other.score - one.score).slice(0, MAX_HITS);
}

/** Adds the marked heading and excerpt to a hit. */
export function present(hit: SearchHit & {readonly tag: string}): PresentedHit {
  const {document, terms} = hit;
  return {
    ...hit,
    document: withoutText(document),
    heading: toSegments(document.sectionTitle, findMarks(document.sectionTitle, terms)),
    excerpt: excerpt(document.content, terms),
  };
}

/**
 * Removes the section's text, which need not be sent from the worker: the panel shows only the
 * excerpt.
 */
function withoutText(document: SearchDocument): SearchDocument {
  return {...document, content: ''};
}
