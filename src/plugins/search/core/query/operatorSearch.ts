import lunr from 'lunr';
import type {LoadedIndex} from '../index/load';
import {FIELD_WEIGHTS, FIELDS, MAX_HITS, type FieldName} from '../index/model';
import {matchExactly, matchWildcards, matchWithin, WILDCARD} from './patterns';
import {stem} from '../text/stem';

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
  /** What was left out of the query, in sentences; mostly there are none. */
  readonly limits: readonly string[];
};

/** What is wrong with a query, in lunr's words. */
export class QuerySyntaxError extends Error {}

/** What a query may cost at most. Each is counted, so that a query is answered alike everywhere. */
export const OPERATOR_BOUNDS = {clauses: 16, editDistance: 2} as const;

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
  const clauses = all.slice(0, OPERATOR_BOUNDS.clauses).map(tame);
  const wanted = clauses.filter(({presence}) => presence !== lunr.Query.presence.PROHIBITED);
  const terms = wanted.map(({term}) => String(term).replaceAll('*', '')).filter(Boolean);
  return {clauses, terms: [...new Set(terms)], limits: limitsOf(all)};
}

function tame(clause: Clause): Clause {
  if (clause.editDistance === undefined) return clause;
  return {...clause, editDistance: Math.min(clause.editDistance, OPERATOR_BOUNDS.editDistance)};
}

/** What of a query is left out, in sentences for the reader. */
function limitsOf(clauses: readonly Clause[]): string[] {
  const {clauses: most, editDistance} = OPERATOR_BOUNDS;
  const isFar = clauses.some((clause) => (clause.editDistance ?? 0) > editDistance);
  return [
    ...(clauses.length > most ? [`Only the first ${most} words were looked for.`] : []),
    ...(isFar ? [`At most ${editDistance} mistakes in a word were looked for.`] : []),
  ];
}

/**
 * Answers a parsed query: every clause is scored as lunr scores it, in each field alone, since lunr
 * cancels a weight that all clauses of a field share. Every word matches as a beginning, too, as in
 * queries without operators.
 *
 * @returns document numbers with scores, best first
 */
export function searchOperators(
  index: LoadedIndex,
  {clauses}: OperatorQuery,
  limit: number = MAX_HITS,
): {id: number; score: number}[] {
  const {REQUIRED, PROHIBITED} = lunr.Query.presence;
  const matches = clauses.map((clause) => ({
    presence: clause.presence,
    // Half a word excludes nothing: `-pro` must not take every page about producers away.
    scores: score(index, clause, clause.presence !== PROHIBITED),
  }));
  const wanted = matches.filter(({presence}) => presence !== PROHIBITED);
  const isAllowed = (document: number) =>
    matches.every(({presence, scores}) =>
      presence === REQUIRED
        ? scores.has(document)
        : presence !== PROHIBITED || !scores.has(document),
    );
  const totals = new Map<number, number>();
  // A query that only excludes leaves the rest, in the order of the index.
  if (wanted.length === 0) index.documents.forEach((_, document) => totals.set(document, 0));
  for (const {scores} of wanted)
    for (const [document, one] of scores) totals.set(document, (totals.get(document) ?? 0) + one);
  return Array.from(totals, ([id, total]) => ({id, score: total}))
    .filter(({id}) => isAllowed(id))
    .sort((one, other) => other.score - one.score || one.id - other.id)
    .slice(0, limit);
}

/** Per section lunr's scores of one clause, its fields weighed. */
function score(index: LoadedIndex, clause: Clause, mayBegin: boolean): Map<number, number> {
  const cells = scoreCells(index, expandClause(index, clause));
  if (mayBegin && isOpen(clause))
    for (const [cell, one] of scoreCells(index, matchWildcards(index, `${clause.term}${WILDCARD}`)))
      // Of the word and what begins with it the better.
      cells.set(cell, Math.max(cells.get(cell) ?? 0, one));
  return sumFields(index, clause, cells, (field) => FIELD_WEIGHTS[field]);
}

/** Per section lunr's own score of a clause that is the whole query. */
export function scoreAlone(index: LoadedIndex, clause: Clause): Map<number, number> {
  return sumFields(index, clause, scoreCells(index, expandClause(index, clause)), () => 1);
}

function sumFields(
  index: LoadedIndex,
  {fields, boost = 1}: Clause,
  cells: ReadonlyMap<number, number>,
  weigh: (field: FieldName) => number,
): Map<number, number> {
  const totals = new Map<number, number>();
  const count = index.fields.length;
  for (const [cell, one] of cells) {
    const field = index.fields[cell % count]!;
    if (!fields.includes(field)) continue;
    const document = (cell / count) | 0;
    totals.set(document, (totals.get(document) ?? 0) + one * boost * weigh(field as FieldName));
  }
  return totals;
}

/** The terms that a clause stands for, as lunr expands it. */
function expandClause(index: LoadedIndex, {term, editDistance, usePipeline}: Clause): number[] {
  const word = usePipeline ? stem(String(term)) : String(term);
  if (editDistance) return matchWithin(index, word, editDistance);
  return word.includes(WILDCARD) ? matchWildcards(index, word) : matchExactly(index, word);
}

/** lunr's score of a query of these terms in each field of each section. */
function scoreCells(index: LoadedIndex, terms: readonly number[]): Map<number, number> {
  const sums = new Map<number, number>();
  const length = Math.sqrt(terms.length);
  for (const term of terms)
    for (let at = index.starts[term]!; at < index.starts[term + 1]!; at++) {
      const cell = index.cells[at]!;
      sums.set(cell, (sums.get(cell) ?? 0) + index.scores[at]! / length);
    }
  return sums;
}

function isOpen({term, editDistance}: Clause): boolean {
  return !editDistance && !String(term).endsWith(WILDCARD);
}
