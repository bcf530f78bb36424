import type {LoadedIndex} from './load';
import {FIELD_WEIGHTS, MAX_HITS, type FieldName} from './model';
import type {QueryPlan, QueryTerm, QueryUnit} from './query';
import {addExact, expand, expandExactly, type Expansion} from './terms';

/** A section found, by its number in its index. */
export type Ranked = {readonly document: number; readonly score: number};

/*
 * Measured on the predecessor's pages and on generated known-item queries; a change here is
 * judged by the relevance table and by `npm run bench:search`.
 */
const RANKING = {
  /** Missing one of several words costs much: (found / asked) to this power. */
  coverageExponent: 3,
  /** A compound found by all its parts is nearly as good as found whole. */
  byParts: 0.9,
  /** What the weaker of the two ways adds. */
  bothWays: 0.25,
  optionalWord: 0.3,
  /** The section that opens a page is what people mean by the page. */
  pageOpening: 1.3,
  exactHeading: 1.6,
  /** What the other sections of a page add to each of them. */
  restOfPage: 0.25,
  sectionsOfRest: 4,
  /** More sections of one page would hide the other pages. */
  sectionsPerPage: 3,
} as const;

/** Score and coverage (0 to 1) of a word in each section that has it. */
type Matches = Map<number, {score: number; coverage: number}>;

/** The best sections of one index, best first, equal scores in the order of the index. */
export function rank(index: LoadedIndex, plan: QueryPlan, limit: number = MAX_HITS): Ranked[] {
  const totals = addUp(index, plan);
  if (totals.size === 0) return [];
  const scored = withPages(index, adjust(index, plan, totals));
  return pick(index, scored, limit);
}

function addUp(index: LoadedIndex, plan: QueryPlan): Matches {
  const totals: Matches = new Map();
  for (const unit of plan.units.filter(({optional}) => !optional)) {
    for (const [document, match] of matchUnit(index, unit)) {
      const total = totals.get(document) ?? {score: 0, coverage: 0};
      total.score += match.score;
      total.coverage += match.coverage;
      totals.set(document, total);
    }
  }
  for (const unit of plan.units.filter(({optional}) => optional)) {
    for (const [document, score] of matchExpansion(index, expandExactly(index, unit.whole.text))) {
      const total = totals.get(document);
      if (total) total.score += RANKING.optionalWord * score;
    }
  }
  return totals;
}

function matchUnit(index: LoadedIndex, unit: QueryUnit): Matches {
  const matches: Matches = new Map();
  for (const [document, score] of matchTerm(index, unit.whole))
    matches.set(document, {score, coverage: 1});
  if (unit.parts.length === 0) return matches;

  for (const [document, {score, found}] of matchParts(index, unit.parts)) {
    const share = RANKING.byParts * (found / unit.parts.length) ** 2;
    const byParts = score * share;
    const whole = matches.get(document);
    matches.set(document, {
      score:
        Math.max(whole?.score ?? 0, byParts) +
        RANKING.bothWays * Math.min(whole?.score ?? 0, byParts),
      coverage: Math.max(whole?.coverage ?? 0, share),
    });
  }
  return matches;
}

function matchParts(
  index: LoadedIndex,
  parts: readonly QueryTerm[],
): Map<number, {score: number; found: number}> {
  const sums = new Map<number, {score: number; found: number}>();
  for (const part of parts) {
    for (const [document, score] of matchTerm(index, part)) {
      const sum = sums.get(document) ?? {score: 0, found: 0};
      sum.score += score / parts.length;
      sum.found++;
      sums.set(document, sum);
    }
  }
  return sums;
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

function adjust(index: LoadedIndex, plan: QueryPlan, totals: Matches): Map<number, number> {
  const asked = plan.units.filter(({optional}) => !optional).length;
  const scores = new Map<number, number>();
  for (const [number, {score, coverage}] of totals) {
    const document = index.documents[number]!;
    let adjusted = score * (coverage / asked) ** RANKING.coverageExponent;
    if (index.pages[number] === number) adjusted *= RANKING.pageOpening;
    if (document.sectionTitle.toLowerCase() === plan.phrase) adjusted *= RANKING.exactHeading;
    scores.set(number, adjusted);
  }
  return scores;
}

/** Adds to every section a share of its page: a page that treats the subject throughout wins. */
function withPages(index: LoadedIndex, scores: ReadonlyMap<number, number>): Ranked[] {
  const byPage = new Map<number, number[]>();
  for (const [document, score] of scores) {
    const page = index.pages[document]!;
    const sections = byPage.get(page);
    if (sections) sections.push(score);
    else byPage.set(page, [score]);
  }
  const shares = new Map<number, number>();
  for (const [page, sections] of byPage) {
    const top = sections.sort((a, b) => b - a).slice(0, RANKING.sectionsOfRest);
    shares.set(
      page,
      top.reduce((sum, score, place) => sum + score / (place + 1), 0),
    );
  }
  return Array.from(scores, ([document, score]) => ({
    document,
    score: score + RANKING.restOfPage * shares.get(index.pages[document]!)!,
  }));
}

/** The best, with few sections of one page unless there is nothing else. */
function pick(index: LoadedIndex, ranked: Ranked[], limit: number): Ranked[] {
  const byScore = (one: Ranked, other: Ranked) =>
    other.score - one.score || one.document - other.document;
  const counts = new Map<number, number>();
  const chosen: Ranked[] = [];
  const spare: Ranked[] = [];
  for (const hit of ranked.sort(byScore)) {
    const page = index.pages[hit.document]!;
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    (count <= RANKING.sectionsPerPage ? chosen : spare).push(hit);
    if (chosen.length === limit) break;
  }
  return [...chosen, ...spare].slice(0, limit).sort(byScore);
}
