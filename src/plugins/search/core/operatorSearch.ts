import lunr from 'lunr';
import {FIELD_WEIGHTS, FIELDS, MAX_HITS, type SerialisedIndex} from './model';

/** lunr's type package leaves out the parser and a clause's presence. */
type Clause = lunr.Query.Clause & {presence?: lunr.Query.presence};
const {QueryParser} = lunr as unknown as {
  QueryParser: new (text: string, query: lunr.Query) => {parse(): lunr.Query};
};

/** A parsed query; lunr's own clauses. */
export type OperatorQuery = {
  readonly clauses: readonly Clause[];
  /** The words to mark: what lunr looks for, without wildcards and prohibited ones. */
  readonly terms: readonly string[];
};

/** What is wrong with a query, in lunr's words. */
export class QuerySyntaxError extends Error {}

/** lunr's automaton grows steeply with the distance; two mistakes are much. */
const MAX_EDIT_DISTANCE = 2;
const MAX_CLAUSES = 16;

/**
 * Parses a query with lunr's own parser.
 *
 * @param text as {@link toOperatorQuery} writes it
 * @throws QuerySyntaxError
 */
export function parseOperators(text: string): OperatorQuery {
  const query = new lunr.Query([...FIELDS]);
  try {
    new QueryParser(text, query).parse();
  } catch (error) {
    if (error instanceof lunr.QueryParseError) throw new QuerySyntaxError(error.message);
    throw error;
  }
  const clauses = (query.clauses as Clause[]).slice(0, MAX_CLAUSES).map(tame);
  const wanted = clauses.filter(({presence}) => presence !== lunr.Query.presence.PROHIBITED);
  const terms = wanted.map(({term}) => String(term).replaceAll('*', '')).filter(Boolean);
  return {clauses, terms: [...new Set(terms)]};
}

function tame(clause: Clause): Clause {
  if (clause.editDistance === undefined) return clause;
  return {...clause, editDistance: Math.min(clause.editDistance, MAX_EDIT_DISTANCE)};
}

/**
 * Answers a parsed query: lunr decides which sections match, and each field's own score counts by
 * its weight (lunr cancels a weight that all clauses of a field share). The last word matches as a
 * beginning, too, since the reader may still be typing it.
 *
 * @returns document ids with scores, best first
 */
export function searchOperators(
  index: lunr.Index,
  {clauses}: OperatorQuery,
  limit: number = MAX_HITS,
): {id: number; score: number}[] {
  const scores = new Map<string, number>();
  for (const variant of [clauses, withOpenEnd(clauses)]) {
    if (variant === undefined) continue;
    const weighted = weighFields(index, variant);
    for (const {ref, score} of run(index, variant)) {
      const value = weighted.get(ref) ?? score;
      scores.set(ref, Math.max(scores.get(ref) ?? 0, value));
    }
  }
  return Array.from(scores, ([ref, score]) => ({id: Number(ref), score}))
    .sort((one, other) => other.score - one.score || one.id - other.id)
    .slice(0, limit);
}

/** Makes lunr's index of the one in an index file. */
export function toLunr(index: SerialisedIndex): lunr.Index {
  return lunr.Index.load(index);
}

function run(index: lunr.Index, clauses: readonly Clause[]): lunr.Index.Result[] {
  return index.query((query) => {
    for (const clause of clauses) query.clause({...clause});
  });
}

function weighFields(index: lunr.Index, clauses: readonly Clause[]): Map<string, number> {
  const {OPTIONAL, PROHIBITED} = lunr.Query.presence;
  const wanted = clauses.filter(({presence}) => presence !== PROHIBITED);
  const sums = new Map<string, number>();
  for (const field of FIELDS) {
    const here = wanted
      .filter(({fields}) => fields.includes(field))
      .map((clause) => ({...clause, fields: [field], presence: OPTIONAL}));
    if (here.length === 0) continue;
    for (const {ref, score} of run(index, here))
      sums.set(ref, (sums.get(ref) ?? 0) + score * FIELD_WEIGHTS[field]);
  }
  return sums;
}

function withOpenEnd(clauses: readonly Clause[]): readonly Clause[] | undefined {
  const last = clauses.at(-1);
  if (!last || last.editDistance || last.presence === lunr.Query.presence.PROHIBITED)
    return undefined;
  if (String(last.term).endsWith('*')) return undefined;
  const open = {...last, wildcard: lunr.Query.wildcard.TRAILING, usePipeline: false};
  return [...clauses.slice(0, -1), open];
}
