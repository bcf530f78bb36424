import type {LoadedIndex} from '../index/load';
import {matchPlan, type Found, type Matches} from './match';
import {MAX_HITS} from '../index/model';
import {NameMatcher} from './names';
import {keywordShares} from './keywordShares';
import type {QueryPlan} from '../query/planQuery';

/** A section found, by its number in its index. */
export type Ranked = {readonly document: number; readonly score: number; readonly kind?: NameKind};

/** How a section is called what the query says: as a member of a module, or as a page. */
export type NameKind = 'member' | 'page';

/*
 * Measured on strangers' queries, the relevance table and generated known-item queries; a change
 * here is judged by them (`npm run bench:search`).
 */
const RANKING = {
  /** Missing one of several words costs much: the share found to this power. */
  coverageExponent: 2.5,
  /** One keyword says all of the query. */
  keyword: 1.5,
  /** The section that opens a page is what people mean by the page. */
  pageOpening: 1.3,
  /** A page whose sections have all the words between them, compared with a section that has them all. */
  wholePage: 0.5,
  /** A page must cover this much more of the query than its best section. */
  moreThanSection: 0.1,
  /** The share that the other sections of a page add to each section. */
  restOfPage: 0.25,
  sectionsOfRest: 4,
  /** More sections of one page would hide the other pages. */
  sectionsPerPage: 3,
} as const;

/** Most functions and constants with the same last segment among the first hits. */
export const MEMBERS = 3;

/**
 * The best sections of one index, best first, equal scores in the order of the index; the members
 * of modules that are called what the query says are among them, beyond the limit if need be.
 */
export function rank(index: LoadedIndex, plan: QueryPlan, limit: number = MAX_HITS): Ranked[] {
  const matches = matchPlan(index, plan);
  if (matches.sections.documents.length === 0) return [];
  const names = new NameMatcher(index, plan);
  const scored = withPages(index, adjust(index, plan, names, matches));
  const picked = pickBest(index, scored, limit);
  const isPicked = (document: number) => picked.some((hit) => hit.document === document);
  const members = rankedOf(scored, (document) => names.isMember(document))
    .slice(0, MEMBERS)
    .filter(({document}) => !isPicked(document));
  return [...picked, ...members].map((hit) => ({...hit, ...kindOf(names, hit.document)}));
}

function kindOf(names: NameMatcher, document: number): {kind?: NameKind} {
  if (names.isMember(document)) return {kind: 'member'};
  return names.isPage(document) ? {kind: 'page'} : {};
}

function byScore(one: Ranked, other: Ranked): number {
  return other.score - one.score || one.document - other.document;
}

/** The scores of all that was found, by document. */
type Scores = {readonly documents: readonly number[]; readonly scores: Float64Array};

function adjust(
  index: LoadedIndex,
  plan: QueryPlan,
  names: NameMatcher,
  {sections, pages}: Matches,
): Scores {
  const scores = new Float64Array(index.documents.length);
  const covered = new Float64Array(index.documents.length);
  for (const document of sections.documents) {
    const page = index.pages[document]!;
    scores[document] = weigh(sections, document);
    covered[page] = Math.max(covered[page]!, sections.coverages[document]!);
  }
  const documents = [...sections.documents];
  for (const page of pages.documents) {
    // A section that has what its page has is the better place to begin.
    if (pages.coverages[page]! < covered[page]! + RANKING.moreThanSection) continue;
    const whole = RANKING.wholePage * weigh(pages, page);
    if (whole <= scores[page]!) continue;
    scores[page] = whole;
    if (!sections.has(page)) documents.push(page);
  }
  const shares = keywordShares(index, plan);
  for (const document of documents) {
    const said = 1 + RANKING.keyword * (shares.get(document) ?? 0) ** 2;
    const opensPage = index.pages[document] === document;
    scores[document]! *= names.factor(document) * said * (opensPage ? RANKING.pageOpening : 1);
  }
  return {documents, scores};
}

function weigh({scores, coverages}: Found, document: number): number {
  const score = scores[document]!;
  const coverage = coverages[document]!;
  return coverage >= 1 ? score : score * coverage ** RANKING.coverageExponent;
}

/** Adds to every section a share of its page: a page that treats the subject throughout wins. */
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

/** Some of what was found, best first. */
function rankedOf({documents, scores}: Scores, isWanted: (document: number) => boolean): Ranked[] {
  const ranked: Ranked[] = [];
  for (const document of documents)
    if (isWanted(document)) ranked.push({document, score: scores[document]!});
  return ranked.sort(byScore);
}

function pickBest(index: LoadedIndex, scored: Scores, limit: number): Ranked[] {
  const pickFrom = (least: number) =>
    pick(
      index,
      rankedOf(scored, (document) => scored.scores[document]! >= least),
      limit,
    );
  const {hits, isFull} = pickFrom(leastOf(scored, ENOUGH));
  return isFull ? hits : pickFrom(-Infinity).hits;
}

/** This many sections nearly always fill a list; the others need no sorting. */
const ENOUGH = 200;

/** The score of the section at this rank, or -Infinity if fewer were found. */
function leastOf({documents, scores}: Scores, count: number): number {
  if (documents.length <= count) return -Infinity;
  const found = new Float64Array(documents.length);
  for (let at = 0; at < found.length; at++) found[at] = scores[documents[at]!]!;
  return found.sort()[found.length - count]!;
}

/** The best, with few sections of one page unless there is nothing else. */
function pick(
  index: LoadedIndex,
  ranked: readonly Ranked[],
  limit: number,
): {hits: Ranked[]; isFull: boolean} {
  const counts = new Map<number, number>();
  const chosen: Ranked[] = [];
  const spare: Ranked[] = [];
  for (const hit of ranked) {
    const page = index.pages[hit.document]!;
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    (count <= RANKING.sectionsPerPage ? chosen : spare).push(hit);
    if (chosen.length === limit) break;
  }
  const hits = [...chosen, ...spare].slice(0, limit).sort(byScore);
  return {hits, isFull: chosen.length === limit};
}
