import type {LoadedIndex} from '../index/load';
import {matchPlan, type Found, type Matches} from './match';
import {MAX_HITS} from '../index/model';
import {memberTest, nameFactors} from './names';
import {keywordShares} from './keywordShares';
import type {QueryPlan} from '../query/planQuery';

/** A matching section, by its number in its index. */
export type Ranked = {readonly document: number; readonly score: number};

/*
 * Tuned with queries by people who do not know the site, the relevance table and generated queries
 * for known items. Measure every change with `npm run bench:search`.
 */
const RANKING = {
  /** The score is multiplied by the coverage to this power, so a missing word costs much. */
  coverageExponent: 2.5,
  /** Bonus if one keyword covers the whole query. */
  keyword: 1.5,
  /** Factor for the section that opens a page, which is where readers want to start. */
  pageOpening: 1.3,
  /** Factor for a page whose sections have all the words only together. */
  wholePage: 0.5,
  /**
   * The page score is used only if the page covers this much more of the query than its best
   * section.
   */
  moreThanSection: 0.1,
  /** The share of the page's best scores that is added to each of its sections. */
  restOfPage: 0.25,
  sectionsOfRest: 4,
  /** Factor for a function or constant, whose name readers type without its module. */
  member: 20,
  /** A limit, so that one page does not hide the others. */
  sectionsPerPage: 3,
} as const;

/**
 * The best sections of one index, best first; equal scores are in the order of the index.
 *
 * @param weight factor on all scores, 1 for the reader's own version. Functions of other versions are
 *   not preferred, because they would repeat its functions.
 */
export function rank(index: LoadedIndex, plan: QueryPlan, weight: number): Ranked[] {
  const matches = matchPlan(index, plan);
  if (matches.sections.documents.length === 0) return [];
  const scored = withPages(index, adjust(index, plan, matches));
  const isMember = memberTest(index, plan);
  for (const document of scored.documents)
    scored.scores[document]! *= weight * (weight === 1 && isMember(document) ? RANKING.member : 1);
  return pickBest(index, scored);
}

function byScore(one: Ranked, other: Ranked): number {
  return other.score - one.score || one.document - other.document;
}

/** The scores of all matching documents. */
type Scores = {readonly documents: readonly number[]; readonly scores: Float64Array};

function adjust(index: LoadedIndex, plan: QueryPlan, {sections, pages}: Matches): Scores {
  const scores = new Float64Array(index.documents.length);
  const covered = new Float64Array(index.documents.length);
  for (const document of sections.documents) {
    const page = index.pages[document]!;
    scores[document] = weigh(sections, document);
    covered[page] = Math.max(covered[page]!, sections.coverages[document]!);
  }
  const documents = [...sections.documents];
  for (const page of pages.documents) {
    // If one section covers as much as the whole page, it is the better hit.
    if (pages.coverages[page]! < covered[page]! + RANKING.moreThanSection) continue;
    const whole = RANKING.wholePage * weigh(pages, page);
    if (whole <= scores[page]!) continue;
    scores[page] = whole;
    if (!sections.has(page)) documents.push(page);
  }
  const shares = keywordShares(index, plan);
  const nameFactor = nameFactors(index, plan);
  for (const document of documents) {
    const keywordFactor = 1 + RANKING.keyword * (shares.get(document) ?? 0) ** 2;
    const opensPage = index.pages[document] === document;
    scores[document]! *=
      nameFactor(document) * keywordFactor * (opensPage ? RANKING.pageOpening : 1);
  }
  return {documents, scores};
}

function weigh({scores, coverages}: Found, document: number): number {
  const score = scores[document]!;
  const coverage = coverages[document]!;
  return coverage >= 1 ? score : score * coverage ** RANKING.coverageExponent;
}

/** Adds a share of the page's best scores to each of its sections, to prefer pages on the subject. */
function withPages({pages}: LoadedIndex, {documents, scores}: Scores): Scores {
  const {sectionsOfRest} = RANKING;
  // The best few scores of each page, best first, in one array.
  const best = new Float64Array(scores.length * sectionsOfRest);
  for (const document of documents) {
    const first = pages[document]! * sectionsOfRest;
    let score = scores[document]!;
    for (let at = first; at < first + sectionsOfRest && score > 0; at++) {
      const other = best[at]!;
      if (score <= other) continue;
      best[at] = score;
      score = other;
    }
  }
  const totals = new Float64Array(scores.length);
  for (const document of documents) {
    const first = pages[document]! * sectionsOfRest;
    let rest = 0;
    for (let place = 0; place < sectionsOfRest; place++) rest += best[first + place]! / (place + 1);
    totals[document] = scores[document]! + RANKING.restOfPage * rest;
  }
  return {documents, scores: totals};
}

/** The selected documents, best first. */
function rankedOf({documents, scores}: Scores, isWanted: (document: number) => boolean): Ranked[] {
  const ranked: Ranked[] = [];
  for (const document of documents)
    if (isWanted(document)) ranked.push({document, score: scores[document]!});
  return ranked.sort(byScore);
}

function pickBest(index: LoadedIndex, scored: Scores): Ranked[] {
  const pickFrom = (least: number) =>
    pick(
      index,
      rankedOf(scored, (document) => scored.scores[document]! >= least),
    );
  const {hits, isFull} = pickFrom(leastOf(scored, ENOUGH));
  return isFull ? hits : pickFrom(-Infinity).hits;
}

/** This many sections nearly always fill a list of hits; sorting only these saves time. */
const ENOUGH = 200;

/** The score of the section at this rank, or -Infinity if there are fewer. */
function leastOf({documents, scores}: Scores, count: number): number {
  if (documents.length <= count) return -Infinity;
  const found = new Float64Array(documents.length);
  for (let at = 0; at < found.length; at++) found[at] = scores[documents[at]!]!;
  return found.sort()[found.length - count]!;
}

/** The best sections, with at most a few of each page, unless the other pages do not fill the list. */
function pick(index: LoadedIndex, ranked: readonly Ranked[]): {hits: Ranked[]; isFull: boolean} {
  const counts = new Map<number, number>();
  const chosen: Ranked[] = [];
  const spare: Ranked[] = [];
  for (const hit of ranked) {
    const page = index.pages[hit.document]!;
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    (count <= RANKING.sectionsPerPage ? chosen : spare).push(hit);
    if (chosen.length === MAX_HITS) break;
  }
  const hits = [...chosen, ...spare].slice(0, MAX_HITS).sort(byScore);
  return {hits, isFull: chosen.length === MAX_HITS};
}
