import type {LoadedIndex} from './load';
import {FIELD_WEIGHTS, type FieldName} from './model';
import type {QueryGroup, QueryPlan, QueryTerm, QueryUnit} from './query';
import {addExact, expand, expandExactly, type Expansion} from './terms';

/* Measured as the constants of rank.ts are. */
const MATCHING = {
  /** A compound found by all its parts is nearly as good as found whole. */
  byParts: 0.9,
  /** All words together are a keyword or a name. */
  together: 1,
  /** What the weaker of two ways adds. */
  bothWays: 0.25,
  optionalWord: 0.3,
  /** The same word in the other spelling, British or American. */
  otherSpelling: 0.95,
} as const;

/** What was found of a query in a section. */
export type Match = {
  readonly score: number;
  /** How much of the query, from 0 to 1; rare words are more of it than frequent ones. */
  readonly coverage: number;
};

/** What was found of a query: in each section, and in each page by the number of its opening section. */
export type Matches = {
  readonly sections: Map<number, Match>;
  readonly pages: Map<number, Match>;
};

type Found = Map<number, Match>;

/** Every section that has some word of the query, and every page that has some. */
export function matchPlan(index: LoadedIndex, plan: QueryPlan): Matches {
  const found = plan.groups.map((group) => matchGroup(index, group));
  const weights = found.map((matches, at) => weigh(index, plan.groups[at]!, matches));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const sections: Found = new Map();
  const pages: Found = new Map();
  found.forEach((matches, at) => {
    const share = weights[at]! / whole / sizeOf(plan.groups[at]!);
    const ofPages: Found = new Map();
    for (const [document, {score, coverage}] of matches) {
      add(sections, document, score, coverage * share);
      const page = index.pages[document]!;
      const best = ofPages.get(page);
      if (!best || best.score < score) ofPages.set(page, {score, coverage});
    }
    for (const [page, {score, coverage}] of ofPages) add(pages, page, score, coverage * share);
  });
  addTogether(index, plan, sections);
  addOptional(index, plan, sections);
  return {sections, pages};
}

function add(totals: Found, document: number, score: number, coverage: number): void {
  const total = totals.get(document);
  totals.set(document, {
    score: (total?.score ?? 0) + score,
    coverage: (total?.coverage ?? 0) + coverage,
  });
}

function sizeOf({units}: QueryGroup): number {
  return units.filter(({optional}) => !optional).length;
}

/** How much a stretch counts among the others: a word of few sections says more than `event`. */
function weigh(index: LoadedIndex, group: QueryGroup, {size}: Found): number {
  const rarity = Math.log2(index.documents.length / (size + 1));
  return sizeOf(group) * (1 + Math.max(0, Math.min(RARITY.most, rarity)) / RARITY.divisor);
}
const RARITY = {most: 4, divisor: 4} as const;

function addTogether(index: LoadedIndex, {together, groups}: QueryPlan, totals: Found): void {
  if (together === undefined) return;
  const asked = groups.reduce((sum, group) => sum + sizeOf(group), 0);
  for (const [document, score] of matchExpansion(index, expandExactly(index, together)))
    totals.set(
      document,
      both(totals.get(document), {score: MATCHING.together * asked * score, coverage: 1}),
    );
}

function addOptional(index: LoadedIndex, {units}: QueryPlan, totals: Found): void {
  for (const unit of units.filter(({optional}) => optional)) {
    for (const [document, score] of matchExpansion(index, expandExactly(index, unit.whole.text))) {
      const total = totals.get(document);
      if (total)
        totals.set(document, {...total, score: total.score + MATCHING.optionalWord * score});
    }
  }
}

/** A stretch of words, as it is typed or as one of the phrases that mean the same. */
function matchGroup(index: LoadedIndex, group: QueryGroup): Found {
  const asked = sizeOf(group);
  const matches: Found = new Map();
  for (const unit of group.units.filter(({optional}) => !optional))
    for (const [document, {score, coverage}] of matchUnit(index, unit))
      add(matches, document, score, coverage);
  for (const {terms, weight} of group.alternatives) {
    for (const [document, {score, share}] of matchParts(index, terms))
      matches.set(
        document,
        both(matches.get(document), {
          score: score * share * asked * weight,
          coverage: asked * share,
        }),
      );
  }
  return matches;
}

function matchUnit(index: LoadedIndex, unit: QueryUnit): Found {
  const matches: Found = new Map();
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
  const score = one?.score ?? 0;
  return {
    score: Math.max(score, other.score) + MATCHING.bothWays * Math.min(score, other.score),
    coverage: Math.max(one?.coverage ?? 0, other.coverage),
  };
}

/** The mean score of the terms, and the square of the share of them that was found. */
function matchParts(
  index: LoadedIndex,
  parts: readonly QueryTerm[],
): Map<number, {score: number; share: number}> {
  const sums = new Map<number, {score: number; share: number}>();
  const counts = new Map<number, number>();
  for (const part of parts) {
    for (const [document, score] of matchTerm(index, part)) {
      const count = (counts.get(document) ?? 0) + 1;
      counts.set(document, count);
      const sum = (sums.get(document)?.score ?? 0) + score / parts.length;
      sums.set(document, {score: sum, share: (count / parts.length) ** 2});
    }
  }
  return sums;
}

function matchTerm(index: LoadedIndex, term: QueryTerm): Map<number, number> {
  const expansion: Expansion = term.repair ? new Map() : expand(index, term.text, term.isLast);
  for (const {term: near, weight} of term.repair?.terms ?? [])
    addExact(index, expansion, near, weight);
  for (const spelling of term.otherSpellings ?? [])
    for (const [number] of expandExactly(index, spelling))
      expansion.set(number, Math.max(expansion.get(number) ?? 0, MATCHING.otherSpelling));
  return matchExpansion(index, expansion);
}

/** Room for the scores of one expansion, kept between calls: a letter is in most sections. */
let bestOfCell = new Float32Array(0);
let sumOfDocument = new Float32Array(0);

/** Per section the sum over the fields of weight times the best term's score in that field. */
function matchExpansion(index: LoadedIndex, expansion: Expansion): Map<number, number> {
  const sums = new Map<number, number>();
  if (expansion.size === 0) return sums;
  const {starts, cells, scores, fields} = index;
  const fieldCount = fields.length;
  const weights = fields.map((field) => FIELD_WEIGHTS[field as FieldName] ?? 0);
  const cellCount = index.documents.length * fieldCount;
  if (bestOfCell.length < cellCount) {
    bestOfCell = new Float32Array(cellCount);
    sumOfDocument = new Float32Array(cellCount);
  }
  const touched: number[] = [];
  for (const [term, closeness] of expansion) {
    const end = starts[term + 1]!;
    for (let at = starts[term]!; at < end; at++) {
      const cell = cells[at]!;
      const score = closeness * scores[at]!;
      const before = bestOfCell[cell]!;
      if (score <= before) continue;
      const document = (cell / fieldCount) | 0;
      if (sumOfDocument[document] === 0) touched.push(document);
      sumOfDocument[document]! += (score - before) * weights[cell % fieldCount]!;
      bestOfCell[cell] = score;
    }
  }
  for (const document of touched) {
    sums.set(document, sumOfDocument[document]!);
    sumOfDocument[document] = 0;
    bestOfCell.fill(0, document * fieldCount, (document + 1) * fieldCount);
  }
  return sums;
}
