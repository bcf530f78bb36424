import lunr from 'lunr';
import type {LoadedIndex} from '../index/load';
import {FIELD_WEIGHTS, FIELDS, MAX_HITS, type FieldName} from '../index/model';
import {stem} from '../text/stem';

/** lunr's type package lacks the parser and a clause's presence. */
type Clause = lunr.Query.Clause & {presence?: lunr.Query.presence};
const {QueryParser} = lunr as unknown as {
  QueryParser: new (text: string, query: lunr.Query) => {parse(): lunr.Query};
};

/** The part of an index that lunr needs. It is copied to the worker that runs lunr. */
export type Postings = Pick<
  LoadedIndex,
  'fields' | 'terms' | 'numbers' | 'starts' | 'cells' | 'scores'
>;

/** A query that lunr has parsed. */
export type OperatorQuery = {
  readonly clauses: readonly Clause[];
  /** The words to mark in the hits: all words that are not excluded, without their wildcards. */
  readonly terms: readonly string[];
  /** Messages about parts of the query that were ignored; usually empty. */
  readonly limits: readonly string[];
};

/** A mistake in a query. The message is lunr's. */
export class QuerySyntaxError extends Error {}

/** Upper limits of a query; lunr's cost grows steeply with both. */
export const OPERATOR_LIMITS = {clauses: 16, editDistance: 2} as const;

/**
 * A pipeline function that replaces a word by its stem and a wildcard, since every word also matches
 * as a prefix. Stem and prefix cannot be two terms: if a word is required, lunr requires both.
 */
const PREFIX = 'stemAsPrefix';
lunr.Pipeline.registerFunction((token) => lunr.stemmer(token).update((word) => `${word}*`), PREFIX);

/**
 * Converts a loaded index into lunr's. The scores are multiplied by the field weights here, because
 * a boost of all clauses of a query has no effect: lunr normalizes by the length of the query vector.
 */
export function toLunrIndex({fields, terms, numbers, starts, cells, scores}: Postings): lunr.Index {
  const vectors = new Map<string, number[]>();
  const postings = Array.from(numbers, (term, place) => {
    const posting: Record<string, number | Record<string, object>> = {_index: term};
    for (const field of fields) posting[field] = {};
    for (let at = starts[term]!; at < starts[term + 1]!; at++) {
      const field = fields[cells[at]! % fields.length]!;
      const document = Math.floor(cells[at]! / fields.length);
      (posting[field] as Record<string, object>)[document] = {};
    }
    return [terms[place]!, posting] as const;
  });
  // lunr expects the terms of a vector in the order of their numbers.
  for (let term = 0; term < starts.length - 1; term++)
    for (let at = starts[term]!; at < starts[term + 1]!; at++) {
      const field = fields[cells[at]! % fields.length]!;
      const key = `${field}/${Math.floor(cells[at]! / fields.length)}`;
      const vector = vectors.get(key) ?? [];
      vectors.set(key, vector);
      vector.push(term, scores[at]! * FIELD_WEIGHTS[field as FieldName]);
    }
  return lunr.Index.load({
    version: lunr.version,
    fields,
    fieldVectors: [...vectors],
    invertedIndex: postings,
    pipeline: [PREFIX],
  });
}

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
  const all = query.clauses as Clause[];
  const clauses = all.slice(0, OPERATOR_LIMITS.clauses).map(limitClause);
  const wanted = clauses.filter(({presence}) => presence !== lunr.Query.presence.PROHIBITED);
  const terms = wanted.map(({term}) => String(term).replaceAll('*', '')).filter(Boolean);
  return {clauses, terms: [...new Set(terms)], limits: describeLimits(all)};
}

/**
 * Limits the edit distance, and makes fuzzy and excluding clauses match whole words and not
 * prefixes.
 */
function limitClause(clause: Clause): Clause {
  const isFuzzy = clause.editDistance !== undefined;
  // lunr treats any clause with this key as fuzzy, even if the value is 0.
  const limited = isFuzzy
    ? {editDistance: Math.min(clause.editDistance, OPERATOR_LIMITS.editDistance)}
    : {};
  // A prefix must not exclude anything: `-pro` should not remove every page about producers.
  const isWhole = isFuzzy || clause.presence === lunr.Query.presence.PROHIBITED;
  const whole =
    isWhole && clause.usePipeline ? {term: stem(String(clause.term)), usePipeline: false} : {};
  return {...clause, ...limited, ...whole};
}

function describeLimits(clauses: readonly Clause[]): string[] {
  const {clauses: most, editDistance} = OPERATOR_LIMITS;
  const isFar = clauses.some((clause) => (clause.editDistance ?? 0) > editDistance);
  return [
    ...(clauses.length > most ? [`Only the first ${most} words were looked for.`] : []),
    ...(isFar ? [`At most ${editDistance} mistakes in a word were looked for.`] : []),
  ];
}

/** Document numbers with their scores, best first. */
export function searchLunr(
  index: lunr.Index,
  {clauses}: OperatorQuery,
  limit: number = MAX_HITS,
): {id: number; score: number}[] {
  const results = index.query((query) => clauses.forEach((clause) => query.clause({...clause})));
  return results.slice(0, limit).map(({ref, score}) => ({id: Number(ref), score}));
}
