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
  const found = best(ranked);
  const first = explain(indexes, input, explanations).map((hit) => ({...hit, terms}));
  const others = found.filter(({document}) => document !== first[0]?.document);
  const hits = [...first, ...others].slice(0, MAX_HITS).map(present);
  return {
    hits,
    ...(correction === undefined || hits.length === 0 ? {} : {correction}),
    ...(limits.length === 0 ? {} : {limits}),
  };
}

/** The section that explains the query, if it is a sign or a word of the languages. */
function explain(
  indexes: readonly SearchedIndex[],
  input: string,
  explanations: Explanations,
): {tag: string; document: SearchDocument; score: number}[] {
  const searched = indexes.map(({index, tag}) => ({documents: index.documents, tag}));
  const found = findExplanation(explanations, input, searched);
  return found ? [{tag: found.index.tag, document: found.document, score: Infinity}] : [];
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
