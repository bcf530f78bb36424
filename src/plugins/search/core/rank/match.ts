import type {LoadedIndex} from '../index/load';
import {FIELD_WEIGHTS, FIELDS, type FieldName} from '../index/model';
import type {QueryGroup, QueryPlan, QueryTerm, QueryUnit} from '../query/planQuery';
import {addExact, expand, expandExactly, type Expansion} from '../query/expand';

/* Tuned with the same measurements as the constants in rank.ts. */
const MATCHING = {
  /** A compound matched by all its parts, compared with a match of the whole. */
  byParts: 0.9,
  /** All words of the query together are a keyword or a name. */
  together: 1.5,
  /** The share of the score that the weaker of two matches adds. */
  bothWays: 0.25,
  optionalWord: 0.3,
} as const;

/** The matches of a query by section, and by page; a page has the number of its opening section. */
export type Matches = {readonly sections: Found; readonly pages: Found};

/**
 * The matches of a query in each document of an index. The arrays are dense, because a query of one
 * letter matches most sections, and maps of that size would be too slow.
 */
export class Found {
  /** The numbers of the matching documents, in the order in which they were found. */
  readonly documents: number[] = [];
  readonly scores: Float64Array;
  /** The share of the query that matches, from 0 to 1. */
  readonly coverages: Float64Array;
  private readonly isAdded: Uint8Array;

  /** @param size number of documents in the index */
  constructor(size: number) {
    this.scores = new Float64Array(size);
    this.coverages = new Float64Array(size);
    this.isAdded = new Uint8Array(size);
  }

  has(document: number): boolean {
    return this.isAdded[document] === 1;
  }

  add(document: number, score: number, coverage: number): void {
    this.set(document, this.scores[document]! + score, this.coverages[document]! + coverage);
  }

  /** Combines alternative matches: takes the better one and adds a share of the other. */
  addAlternative(document: number, score: number, coverage: number): void {
    const before = this.scores[document]!;
    this.set(
      document,
      Math.max(before, score) + MATCHING.bothWays * Math.min(before, score),
      Math.max(this.coverages[document]!, coverage),
    );
  }

  /** Keeps only the better of two matches. */
  keepBest(document: number, score: number, coverage: number): void {
    if (!this.has(document) || this.scores[document]! < score) this.set(document, score, coverage);
  }

  private set(document: number, score: number, coverage: number): void {
    if (this.isAdded[document] === 0) {
      this.isAdded[document] = 1;
      this.documents.push(document);
    }
    this.scores[document] = score;
    this.coverages[document] = coverage;
  }
}

/** Every section and every page that matches at least one word of the query. */
export function matchPlan(index: LoadedIndex, plan: QueryPlan): Matches {
  const size = index.documents.length;
  const found = plan.groups.map((group) => matchGroup(index, group));
  const asked = plan.groups.reduce((sum, group) => sum + sizeOf(group), 0);
  const sections = new Found(size);
  const pages = new Found(size);
  // For one group of words, a page matches as well as its best section.
  const hasSeveral = found.length > 1;
  for (const {documents, scores, coverages} of found) {
    const ofPages = new Found(size);
    for (const document of documents) {
      const score = scores[document]!;
      const coverage = coverages[document]!;
      sections.add(document, score, coverage / asked);
      if (hasSeveral) ofPages.keepBest(index.pages[document]!, score, coverage);
    }
    for (const page of ofPages.documents)
      pages.add(page, ofPages.scores[page]!, ofPages.coverages[page]! / asked);
  }
  addTogether(index, plan, asked, sections);
  addOptional(index, plan, sections);
  return {sections, pages};
}

function sizeOf({units}: QueryGroup): number {
  return units.filter(({optional}) => !optional).length;
}

function addTogether(
  index: LoadedIndex,
  {together}: QueryPlan,
  asked: number,
  totals: Found,
): void {
  if (together === undefined) return;
  const {documents, scores} = matchExpansion(index, expandExactly(index, together));
  for (const document of documents)
    totals.addAlternative(document, MATCHING.together * asked * scores[document]!, 1);
}

function addOptional(index: LoadedIndex, {units}: QueryPlan, totals: Found): void {
  for (const unit of units.filter(({optional}) => optional)) {
    const {documents, scores} = matchExpansion(index, expandExactly(index, unit.whole.text));
    for (const document of documents)
      if (totals.has(document)) totals.add(document, MATCHING.optionalWord * scores[document]!, 0);
  }
}

/** Matches a group as typed and by its synonyms. */
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
      matches.addAlternative(document, scores[document]! * share * asked * weight, asked * share);
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
    matches.addAlternative(document, scores[document]! * coverage, coverage);
  }
  return matches;
}

/** The mean score of the terms; the coverage is the square of the share of terms that match. */
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

/** The matching documents and their scores. */
type Sums = Pick<Found, 'documents'> & {readonly scores: Float32Array};

/** Reused buffer for the scores of one expansion; all 0 between calls. */
let bestOfCell = new Float32Array(0);

/** For each section, the sum over the fields of the field's weight times the score of its best term. */
export function matchExpansion(
  {starts, cells, scores, documents: {length}}: LoadedIndex,
  expansion: Expansion,
  fields: readonly FieldName[] = FIELDS,
): Sums {
  const fieldCount = FIELDS.length;
  const weights = FIELDS.map((field) => (fields.includes(field) ? FIELD_WEIGHTS[field] : 0));
  const cellCount = length * fieldCount;
  if (bestOfCell.length < cellCount) bestOfCell = new Float32Array(cellCount);
  const documents: number[] = [];
  const sums = new Float32Array(length);
  for (const [term, closeness] of expansion) {
    const end = starts[term + 1]!;
    for (let at = starts[term]!; at < end; at++) {
      const cell = cells[at]!;
      const score = closeness * scores[at]!;
      const before = bestOfCell[cell]!;
      const weight = weights[cell % fieldCount]!;
      if (score <= before || weight === 0) continue;
      const document = (cell / fieldCount) | 0;
      if (sums[document] === 0) documents.push(document);
      sums[document]! += (score - before) * weight;
      bestOfCell[cell] = score;
    }
  }
  for (const document of documents)
    bestOfCell.fill(0, document * fieldCount, (document + 1) * fieldCount);
  return {documents, scores: sums};
}
