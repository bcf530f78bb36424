import type {LoadedIndex} from '../index/load';
import {FIELD_WEIGHTS, type FieldName} from '../index/model';
import type {QueryGroup, QueryPlan, QueryTerm, QueryUnit} from '../query/planQuery';
import {addExact, expand, expandExactly, type Expansion} from '../query/expand';

/* Measured as the constants of rank.ts are. */
const MATCHING = {
  /** A compound found by all its parts is nearly as good as found whole. */
  byParts: 0.9,
  /** All words together are a keyword or a name. */
  together: 1.5,
  /** The share that the weaker of two matches adds. */
  bothWays: 0.25,
  optionalWord: 0.3,
} as const;

/** The matches of a query: in each section, and in each page by the number of its opening section. */
export type Matches = {readonly sections: Found; readonly pages: Found};

/**
 * The matches of a query in each document of an index. The arrays are dense: one letter begins a
 * word in most sections, and maps of that size would take longer than everything else.
 */
export class Found {
  /** In the order in which they were found. */
  readonly documents: number[] = [];
  readonly scores: Float64Array;
  /** How much of the query, from 0 to 1; rare words are more of it than frequent ones. */
  readonly coverages: Float64Array;
  private readonly known: Uint8Array;

  /** @param size how many documents the index has */
  constructor(size: number) {
    this.scores = new Float64Array(size);
    this.coverages = new Float64Array(size);
    this.known = new Uint8Array(size);
  }

  has(document: number): boolean {
    return this.known[document] === 1;
  }

  add(document: number, score: number, coverage: number): void {
    this.set(document, this.scores[document]! + score, this.coverages[document]! + coverage);
  }

  /** The better of two ways to be found, and a little for the other. */
  addWay(document: number, score: number, coverage: number): void {
    const before = this.scores[document]!;
    this.set(
      document,
      Math.max(before, score) + MATCHING.bothWays * Math.min(before, score),
      Math.max(this.coverages[document]!, coverage),
    );
  }

  /** Keeps the better of two. */
  keepBest(document: number, score: number, coverage: number): void {
    if (!this.has(document) || this.scores[document]! < score) this.set(document, score, coverage);
  }

  private set(document: number, score: number, coverage: number): void {
    if (this.known[document] === 0) {
      this.known[document] = 1;
      this.documents.push(document);
    }
    this.scores[document] = score;
    this.coverages[document] = coverage;
  }
}

/** Every section that has some word of the query, and every page that has some. */
export function matchPlan(index: LoadedIndex, plan: QueryPlan): Matches {
  const size = index.documents.length;
  const found = plan.groups.map((group) => matchGroup(index, group));
  const weights = found.map((matches, at) => weigh(index, plan.groups[at]!, matches));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const sections = new Found(size);
  const pages = new Found(size);
  // A page has no more of one stretch of words than its best section.
  const hasSeveral = found.length > 1;
  found.forEach(({documents, scores, coverages}, at) => {
    const share = weights[at]! / whole / sizeOf(plan.groups[at]!);
    const ofPages = new Found(size);
    for (const document of documents) {
      const score = scores[document]!;
      const coverage = coverages[document]!;
      sections.add(document, score, coverage * share);
      if (hasSeveral) ofPages.keepBest(index.pages[document]!, score, coverage);
    }
    for (const page of ofPages.documents)
      pages.add(page, ofPages.scores[page]!, ofPages.coverages[page]! * share);
  });
  addTogether(index, plan, sections);
  addOptional(index, plan, sections);
  return {sections, pages};
}

function sizeOf({units}: QueryGroup): number {
  return units.filter(({optional}) => !optional).length;
}

/** How much a stretch counts among the others: a word of few sections counts more than `event`. */
function weigh(index: LoadedIndex, group: QueryGroup, {documents}: Found): number {
  const rarity = Math.log2(index.documents.length / (documents.length + 1));
  return sizeOf(group) * (1 + Math.max(0, Math.min(RARITY.most, rarity)) / RARITY.divisor);
}
const RARITY = {most: 4, divisor: 4} as const;

function addTogether(index: LoadedIndex, {together, groups}: QueryPlan, totals: Found): void {
  if (together === undefined) return;
  const asked = groups.reduce((sum, group) => sum + sizeOf(group), 0);
  const {documents, scores} = matchExpansion(index, expandExactly(index, together));
  for (const document of documents)
    totals.addWay(document, MATCHING.together * asked * scores[document]!, 1);
}

function addOptional(index: LoadedIndex, {units}: QueryPlan, totals: Found): void {
  for (const unit of units.filter(({optional}) => optional)) {
    const {documents, scores} = matchExpansion(index, expandExactly(index, unit.whole.text));
    for (const document of documents)
      if (totals.has(document)) totals.add(document, MATCHING.optionalWord * scores[document]!, 0);
  }
}

/** A stretch of words, as it is typed or as one of the phrases that mean the same. */
function matchGroup(index: LoadedIndex, group: QueryGroup): Found {
  const asked = sizeOf(group);
  const units = group.units.filter(({optional}) => !optional);
  const [first, ...others] = units.map((unit) => matchUnit(index, unit));
  const matches = first ?? new Found(index.documents.length);
  for (const {documents, scores, coverages} of others)
    for (const document of documents)
      matches.add(document, scores[document]!, coverages[document]!);
  for (const {terms, weight} of group.alternatives) {
    const {documents, scores, coverages} = matchParts(index, terms);
    for (const document of documents) {
      const share = coverages[document]!;
      matches.addWay(document, scores[document]! * share * asked * weight, asked * share);
    }
  }
  return matches;
}

function matchUnit(index: LoadedIndex, unit: QueryUnit): Found {
  const matches = new Found(index.documents.length);
  const whole = matchTerm(index, unit.whole);
  for (const document of whole.documents) matches.add(document, whole.scores[document]!, 1);
  if (unit.parts.length === 0) return matches;
  const {documents, scores, coverages} = matchParts(index, unit.parts);
  for (const document of documents) {
    const coverage = MATCHING.byParts * coverages[document]!;
    matches.addWay(document, scores[document]! * coverage, coverage);
  }
  return matches;
}

/** The mean score of the terms, and as coverage the square of the share of them that was found. */
function matchParts(index: LoadedIndex, parts: readonly QueryTerm[]): Found {
  const found = new Found(index.documents.length);
  for (const part of parts) {
    const {documents, scores} = matchTerm(index, part);
    for (const document of documents) found.add(document, scores[document]! / parts.length, 1);
  }
  for (const document of found.documents)
    found.coverages[document] = (found.coverages[document]! / parts.length) ** 2;
  return found;
}

function matchTerm(index: LoadedIndex, term: QueryTerm): Sums {
  const expansion: Expansion = term.repair ? new Map() : expand(index, term.text, term.isLast);
  for (const {term: near, weight} of term.repair?.terms ?? [])
    addExact(index, expansion, near, weight);
  return matchExpansion(index, expansion);
}

/** The score of each document that was found. */
type Sums = Pick<Found, 'documents'> & {readonly scores: Float32Array};

/** Buffer for the scores of one expansion, reused; all 0 between calls. */
let bestOfCell = new Float32Array(0);

/** Per section the sum over the fields of weight times the best term's score in that field. */
function matchExpansion(index: LoadedIndex, expansion: Expansion): Sums {
  const {starts, cells, scores, fields} = index;
  const fieldCount = fields.length;
  const weights = fields.map((field) => FIELD_WEIGHTS[field as FieldName] ?? 0);
  const cellCount = index.documents.length * fieldCount;
  if (bestOfCell.length < cellCount) bestOfCell = new Float32Array(cellCount);
  const documents: number[] = [];
  const sums = new Float32Array(index.documents.length);
  for (const [term, closeness] of expansion) {
    const end = starts[term + 1]!;
    for (let at = starts[term]!; at < end; at++) {
      const cell = cells[at]!;
      const score = closeness * scores[at]!;
      const before = bestOfCell[cell]!;
      if (score <= before) continue;
      const document = (cell / fieldCount) | 0;
      if (sums[document] === 0) documents.push(document);
      sums[document]! += (score - before) * weights[cell % fieldCount]!;
      bestOfCell[cell] = score;
    }
  }
  for (const document of documents)
    bestOfCell.fill(0, document * fieldCount, (document + 1) * fieldCount);
  return {documents, scores: sums};
}
