import type {PresentedHit, SearchAnswer, SearchedIndex} from './answer';
import {excerpt} from './excerpt';
import {findMarks, toSegments} from './marks';
import {MAX_HITS, type SearchDocument, type SearchHit} from '../index/model';
import {foldVersions} from './foldVersions';
import {areaPages, nearestPages} from './suggestions';
import {keepMembers} from '../rank/promoteMembers';
import {planQuery, type QueryPlan} from '../query/planQuery';
import {rank} from '../rank/rank';

export type * from './answer';

/** Answers a query without operators from all given indexes. */
export function searchPlain(indexes: readonly SearchedIndex[], input: string): SearchAnswer {
  const plan = planQuery(
    input,
    indexes.map(({index}) => index),
  );
  if (plan.units.length === 0) return nothing(indexes, plan);
  const hits = indexes.flatMap(({index, tag, weight}) =>
    rank(index, plan).map(({document, score, kind}) => ({
      tag,
      document: index.documents[document]!,
      score: score * weight,
      terms: plan.terms,
      kind,
    })),
  );
  if (hits.length === 0) return nothing(indexes, plan);
  const hasMembers = hits.some(({kind}) => kind === 'member');
  const shown = foldVersions(
    sorted(hits).map(({kind, ...hit}) => () => ({...present(hit), ...(kind ? {kind} : {})})),
    // A member may stand behind all that is shown.
    hasMembers ? Infinity : MAX_HITS,
  );
  return {
    hits: keepMembers(shown).slice(0, MAX_HITS),
    ...(plan.correction === undefined ? {} : {correction: plan.correction}),
    ...limitsOf(plan),
  };
}

/** The best hits of several indexes; equal scores keep the order of the indexes. */
export function best<Hit extends {score: number}>(hits: readonly Hit[]): Hit[] {
  return sorted(hits).slice(0, MAX_HITS);
}

function sorted<Hit extends {score: number}>(hits: readonly Hit[]): Hit[] {
  return [...hits].sort((one, other) => other.score - one.score);
}

/** What is offered where nothing was found. */
function nothing(indexes: readonly SearchedIndex[], plan: QueryPlan): SearchAnswer {
  const pages = [...nearestPages(indexes, plan), ...areaPages(indexes)];
  const byRoute = new Map(pages.map((page) => [page.document.sectionRoute, page]));
  const instead = Array.from(byRoute.values(), (page) => present({...page, score: 0, terms: []}));
  return {hits: [], ...(instead.length === 0 ? {} : {instead}), ...limitsOf(plan)};
}

function limitsOf({limits}: QueryPlan): Pick<SearchAnswer, 'limits'> {
  return limits.length === 0 ? {} : {limits};
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
