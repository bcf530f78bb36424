import lunr from 'lunr';
import type {LoadedIndex} from '../index/load';
import {FIELDS, QUERY_FIELDS, type FieldName} from '../index/model';
import {expand, expandExactly, type Expansion} from '../query/expand';
import {distanceFrom} from '../query/spelling';
import {matchExpansion} from '../rank/match';
import {stem} from '../text/stem';
import type {SearchAnswer, SearchedIndex} from './answer';
import {best, present} from './search';

/** lunr's type package lacks the parser and a clause's presence. */
type Clause = lunr.Query.Clause & {presence?: lunr.Query.presence};
const {QueryParser} = lunr as unknown as {
  QueryParser: new (text: string, query: lunr.Query) => {parse(): lunr.Query};
};

/** Upper limits of a query; the cost grows with both. */
export const OPERATOR_LIMITS = {clauses: 16, editDistance: 2} as const;

/**
 * Answers a query with operators from all the given indexes.
 *
 * @param text as {@link toOperatorQuery} writes it
 * @throws lunr.QueryParseError, whose message names the mistake in the query
 */
export function searchOperators(indexes: readonly SearchedIndex[], text: string): SearchAnswer {
  const query = new lunr.Query([...QUERY_FIELDS]);
  new QueryParser(text, query).parse();
  const all = query.clauses as Clause[];
  const clauses = all.slice(0, OPERATOR_LIMITS.clauses);
  const wanted = clauses.filter(({presence}) => presence !== lunr.Query.presence.PROHIBITED);
  const words = wanted.map(({term}) => String(term).replaceAll('*', '')).filter(Boolean);
  const terms = [...new Set(words)];
  const found = indexes.flatMap(({index, tag, weight}) =>
    Array.from(matchClauses(index, clauses), ([document, score]) => ({
      tag,
      document: index.documents[document]!,
      score: score * weight,
      terms,
    })),
  );
  const limits = describeLimits(all);
  return {hits: best(found).map(present), ...(limits.length === 0 ? {} : {limits})};
}

function describeLimits(clauses: readonly Clause[]): string[] {
  const {clauses: most, editDistance} = OPERATOR_LIMITS;
  const isFar = clauses.some((clause) => (clause.editDistance ?? 0) > editDistance);
  return [
    ...(clauses.length > most ? [`Only the first ${most} words were looked for.`] : []),
    ...(isFar ? [`At most ${editDistance} mistakes in a word were looked for.`] : []),
  ];
}

/** The sections that have every required word and no excluded one, with their scores. */
function matchClauses(index: LoadedIndex, clauses: readonly Clause[]): Map<number, number> {
  const {REQUIRED, PROHIBITED} = lunr.Query.presence;
  const matches = clauses.map(({presence, boost = 1, fields = [], ...clause}) => {
    const expansion = expandClause(index, {presence, ...clause});
    const named = fields.length === QUERY_FIELDS.length ? FIELDS : (fields as FieldName[]);
    return {presence, boost, ...matchExpansion(index, expansion, named)};
  });
  const totals = new Map<number, number>();
  for (const {presence, boost, documents, scores} of matches)
    if (presence !== PROHIBITED)
      for (const document of documents)
        totals.set(document, (totals.get(document) ?? 0) + boost * scores[document]!);
  // Without a word to search for, every section that is not excluded is a hit.
  if (matches.every(({presence}) => presence === PROHIBITED))
    for (const document of index.documents.keys()) totals.set(document, 0);
  for (const {presence, scores} of matches)
    for (const document of totals.keys()) {
      const isMatch = scores[document]! > 0;
      if (isMatch ? presence === PROHIBITED : presence === REQUIRED) totals.delete(document);
    }
  return totals;
}

/** The terms that match a clause: words by their beginning, fuzzy and excluded words as a whole. */
function expandClause(index: LoadedIndex, clause: Omit<Clause, 'fields' | 'boost'>): Expansion {
  const word = String(clause.term);
  if (clause.editDistance !== undefined) {
    const allowed = Math.min(clause.editDistance, OPERATOR_LIMITS.editDistance);
    const distance = distanceFrom(stem(word));
    return select(index, (term) => distance(term) <= allowed);
  }
  // The parser sets this to false for a word with a wildcard.
  if (!clause.usePipeline) {
    const pieces = word.split('*').map((piece) => piece.replace(/[^\p{L}\p{N}]/gu, '\\$&'));
    const pattern = new RegExp(`^${pieces.join('.*')}$`);
    return select(index, (term) => pattern.test(term));
  }
  // A prefix must not exclude anything: `-pro` should not remove every page about producers.
  return clause.presence === lunr.Query.presence.PROHIBITED
    ? expandExactly(index, word)
    : expand(index, word, true);
}

function select({terms, numbers}: LoadedIndex, accepts: (term: string) => boolean): Expansion {
  const expansion: Expansion = new Map();
  terms.forEach((term, at) => {
    if (accepts(term)) expansion.set(numbers[at]!, 1);
  });
  return expansion;
}
