import type {LoadedIndex} from './load';
import {FIELD_WEIGHTS, type FieldName} from './model';
import type {QueryGroup, QueryPlan, QueryTerm, QueryUnit} from './query';
import {addExact, expand, expandExactly, type Expansion} from './terms';

/* Measured as the constants of rank.ts are. */
const MATCHING = {
  /** A compound found by all its parts is nearly as good as found whole. */
  byParts: 0.9,
  /** A phrase found by what the documentation calls it. */
  bySynonym: 0.8,
  /** All words together are a keyword. */
  together: 0.6,
  /** What the weaker of two ways adds. */
  bothWays: 0.25,
  optionalWord: 0.3,
} as const;

/** What was found of a query in a section. */
export type Match = {
  readonly score: number;
  /** How many words of the query. */ readonly coverage: number;
};

/** Matches by the section's number in its index. */
export type Matches = Map<number, Match>;

/** Every section that has some word of the query. */
export function matchPlan(index: LoadedIndex, plan: QueryPlan): Matches {
  const totals: Matches = new Map();
  for (const group of plan.groups) addAll(totals, matchGroup(index, group));
  if (plan.together !== undefined) {
    const asked = plan.units.filter(({optional}) => !optional).length;
    for (const [document, score] of matchExpansion(index, expandExactly(index, plan.together)))
      totals.set(
        document,
        both(totals.get(document), {score: MATCHING.together * asked * score, coverage: asked}),
      );
  }
  for (const unit of plan.units.filter(({optional}) => optional)) {
    for (const [document, score] of matchExpansion(index, expandExactly(index, unit.whole.text))) {
      const total = totals.get(document);
      if (total) {
        const added = total.score + MATCHING.optionalWord * score;
        totals.set(document, {...total, score: added});
      }
    }
  }
  return totals;
}

function addAll(totals: Matches, matches: Matches): void {
  for (const [document, {score, coverage}] of matches) {
    const total = totals.get(document);
    totals.set(document, {
      score: (total?.score ?? 0) + score,
      coverage: (total?.coverage ?? 0) + coverage,
    });
  }
}

/** A stretch of words, as it is typed or as one of the phrases that mean the same. */
function matchGroup(index: LoadedIndex, {units, alternatives}: QueryGroup): Matches {
  const asked = units.filter(({optional}) => !optional);
  const matches: Matches = new Map();
  for (const unit of asked) addAll(matches, matchUnit(index, unit));
  for (const terms of alternatives) {
    const factor = asked.length * MATCHING.bySynonym;
    for (const [document, {score, share}] of matchParts(index, terms))
      matches.set(
        document,
        both(matches.get(document), {
          score: score * share * factor,
          coverage: asked.length * share,
        }),
      );
  }
  return matches;
}

function matchUnit(index: LoadedIndex, unit: QueryUnit): Matches {
  const matches: Matches = new Map();
  for (const [document, score] of matchTerm(index, unit.whole))
    matches.set(document, {score, coverage: 1});
  if (unit.parts.length === 0) return matches;
  for (const [document, {score, share}] of matchParts(index, unit.parts)) {
    const coverage = MATCHING.byParts * share;
    matches.set(document, both(matches.get(document), {score: score * coverage, coverage}));
  }
  return matches;
}

/** The better of two ways to be found, and a little for the other. */
function both(one: Match | undefined, other: Match): Match {
  const scores = [one?.score ?? 0, other.score];
  return {
    score: Math.max(...scores) + MATCHING.bothWays * Math.min(...scores),
    coverage: Math.max(one?.coverage ?? 0, other.coverage),
  };
}

/** The mean score of the terms, and the square of the share of them that was found. */
function matchParts(
  index: LoadedIndex,
  parts: readonly QueryTerm[],
): Map<number, {score: number; share: number}> {
  const sums = new Map<number, {score: number; found: number}>();
  for (const part of parts) {
    for (const [document, score] of matchTerm(index, part)) {
      const sum = sums.get(document) ?? {score: 0, found: 0};
      sum.score += score / parts.length;
      sum.found++;
      sums.set(document, sum);
    }
  }
  return new Map(
    Array.from(sums, ([document, {score, found}]) => [
      document,
      {score, share: (found / parts.length) ** 2},
    ]),
  );
}

function matchTerm(index: LoadedIndex, term: QueryTerm): Map<number, number> {
  if (!term.repair) return matchExpansion(index, expand(index, term.text, term.isLast));
  const expansion: Expansion = new Map();
  for (const {term: near, weight} of term.repair.terms) addExact(index, expansion, near, weight);
  return matchExpansion(index, expansion);
}

/** Per section the sum over the fields of weight times the best term's score in that field. */
function matchExpansion(index: LoadedIndex, expansion: Expansion): Map<number, number> {
  const best = new Map<number, number>();
  for (const [term, closeness] of expansion) {
    for (let at = index.starts[term]!; at < index.starts[term + 1]!; at++) {
      const cell = index.cells[at]!;
      const score = closeness * index.scores[at]!;
      if (score > (best.get(cell) ?? 0)) best.set(cell, score);
    }
  }
  const fieldCount = index.fields.length;
  const weights = index.fields.map((field) => FIELD_WEIGHTS[field as FieldName] ?? 0);
  const sums = new Map<number, number>();
  for (const [cell, score] of best) {
    const document = Math.floor(cell / fieldCount);
    sums.set(document, (sums.get(document) ?? 0) + score * weights[cell % fieldCount]!);
  }
  return sums;
}
