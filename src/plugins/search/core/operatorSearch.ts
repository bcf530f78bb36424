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
 * Answers a parsed query: lunr finds and scores the sections of each clause, in each field alone,
 * since it cancels a weight that all clauses of a field share. Every word matches as a beginning,
 * too, as in queries without operators.
 *
 * @returns document ids with scores, best first
 */
export function searchOperators(
  index: lunr.Index,
  {clauses}: OperatorQuery,
  limit: number = MAX_HITS,
): {id: number; score: number}[] {
  const {REQUIRED, PROHIBITED} = lunr.Query.presence;
  const matches = clauses.map((clause) => ({
    presence: clause.presence,
    // Half a word excludes nothing: `-pro` must not take every page about producers away.
    scores: clause.presence === PROHIBITED ? run(index, clause) : match(index, clause),
  }));
  const wanted = matches.filter(({presence}) => presence !== PROHIBITED);
  const isAllowed = (ref: string) =>
    matches.every(({presence, scores}) =>
      presence === REQUIRED ? scores.has(ref) : presence !== PROHIBITED || !scores.has(ref),
    );
  const totals = new Map<string, number>();
  const found = wanted.length > 0 ? wanted.map(({scores}) => scores) : [theRest(index, clauses)];
  for (const scores of found) addScores(totals, scores);
  return Array.from(totals, ([ref, score]) => ({ref, id: Number(ref), score}))
    .filter(({ref}) => isAllowed(ref))
    .map(({id, score}) => ({id, score}))
    .sort((one, other) => other.score - one.score || one.id - other.id)
    .slice(0, limit);
}

/** Makes lunr's index of the one in an index file. */
export function toLunr(index: SerialisedIndex): lunr.Index {
  return lunr.Index.load(index);
}

type Scores = Map<string, number>;

/** Per section the sum over the clause's fields of weight times score; the better of both ways. */
function match(index: lunr.Index, clause: Clause): Scores {
  const totals: Scores = new Map();
  for (const field of FIELDS.filter((name) => clause.fields.includes(name))) {
    const here = {...clause, fields: [field]};
    const best = run(index, here);
    const open = withOpenEnd(here);
    for (const [ref, score] of open ? run(index, open) : [])
      best.set(ref, Math.max(best.get(ref) ?? 0, score));
    addScores(totals, best, FIELD_WEIGHTS[field] * (clause.boost ?? 1));
  }
  return totals;
}

/** What a query that only excludes leaves, as lunr answers it. */
function theRest(index: lunr.Index, clauses: readonly Clause[]): Scores {
  const results = index.query((query) => {
    for (const clause of clauses) query.clause({...clause});
  });
  return new Map(results.map(({ref, score}) => [ref, score]));
}

function run(index: lunr.Index, clause: Clause): Scores {
  const results = index.query((query) => {
    const alone: Clause = {...clause, boost: 1, presence: lunr.Query.presence.OPTIONAL};
    query.clause(alone);
  });
  return new Map(results.map(({ref, score}) => [ref, score]));
}

function addScores(totals: Scores, scores: Scores, factor = 1): void {
  for (const [ref, score] of scores) totals.set(ref, (totals.get(ref) ?? 0) + factor * score);
}

function withOpenEnd(clause: Clause): Clause | undefined {
  if (clause.editDistance || String(clause.term).endsWith('*')) return undefined;
  return {...clause, wildcard: lunr.Query.wildcard.TRAILING, usePipeline: false};
}
