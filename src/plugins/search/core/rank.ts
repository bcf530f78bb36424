import type {LoadedIndex} from './load';
import {matchPlan, type Match, type Matches} from './match';
import {MAX_HITS} from './model';
import {isMember, isPageOfName, nameFactor} from './names';
import {keywordShares} from './phrases';
import type {QueryPlan} from './query';

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
  /** A page whose sections have all the words between them, beside a section that has them all. */
  wholePage: 0.5,
  /** So much more of the query than its best section must a page have. */
  moreThanSection: 0.1,
  /** What the other sections of a page add to each of them. */
  restOfPage: 0.25,
  sectionsOfRest: 4,
  /** More sections of one page would hide the other pages. */
  sectionsPerPage: 3,
  /** The text says the query word for word, as a message or a sentence that is remembered. */
  wordForWord: 1.5,
  /** So many of the best are looked at for that. */
  looked: 40,
} as const;

/** So many functions and constants of one last segment are wanted, however much else has the word. */
export const MEMBERS = 3;

/**
 * The best sections of one index, best first, equal scores in the order of the index; the members
 * of modules that are called what the query says are among them, beyond the limit if need be.
 */
export function rank(index: LoadedIndex, plan: QueryPlan, limit: number = MAX_HITS): Ranked[] {
  const matches = matchPlan(index, plan);
  if (matches.sections.size === 0) return [];
  const scored = withPages(index, adjust(index, plan, matches));
  const ranked = preferWordForWord(index, plan, scored.sort(byScore));
  const picked = pick(index, ranked, limit);
  const members = ranked
    .filter(({document}) => isMember(index, document, plan))
    .slice(0, MEMBERS)
    .filter((member) => !picked.includes(member));
  return [...picked, ...members].map((hit) => ({...hit, ...kindOf(index, hit.document, plan)}));
}

function kindOf(index: LoadedIndex, document: number, plan: QueryPlan): {kind?: NameKind} {
  if (isMember(index, document, plan)) return {kind: 'member'};
  return isPageOfName(index, document, plan) ? {kind: 'page'} : {};
}

function byScore(one: Ranked, other: Ranked): number {
  return other.score - one.score || one.document - other.document;
}

function adjust(index: LoadedIndex, plan: QueryPlan, matches: Matches): Map<number, number> {
  const scores = new Map<number, number>();
  const weigh = ({score, coverage}: Match) =>
    score * Math.min(1, coverage) ** RANKING.coverageExponent;
  const covered = new Map<number, number>();
  for (const [number, match] of matches.sections) {
    scores.set(number, weigh(match));
    const page = index.pages[number]!;
    covered.set(page, Math.max(covered.get(page) ?? 0, match.coverage));
  }
  for (const [number, match] of matches.pages) {
    // A section that has what its page has is the better place to begin.
    if (match.coverage < (covered.get(number) ?? 0) + RANKING.moreThanSection) continue;
    const whole = RANKING.wholePage * weigh(match);
    if (whole > (scores.get(number) ?? 0)) scores.set(number, whole);
  }
  const shares = keywordShares(index, plan);
  for (const [number, score] of scores) {
    const said = 1 + RANKING.keyword * (shares.get(number) ?? 0) ** 2;
    const opensPage = index.pages[number] === number;
    const factor = nameFactor(index, number, plan);
    scores.set(number, score * factor * said * (opensPage ? RANKING.pageOpening : 1));
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

/** Moves sections up whose text has all words of the query in a row. */
function preferWordForWord(index: LoadedIndex, plan: QueryPlan, ranked: Ranked[]): Ranked[] {
  const [phrase] = plan.phrases;
  if (!phrase?.includes(' ')) return ranked;
  const best = ranked.slice(0, RANKING.looked).map((hit) => {
    const has = index.documents[hit.document]!.content.toLowerCase().includes(phrase);
    return has ? {...hit, score: hit.score * RANKING.wordForWord} : hit;
  });
  return [...best.sort(byScore), ...ranked.slice(RANKING.looked)];
}

/** The best, with few sections of one page unless there is nothing else. */
function pick(index: LoadedIndex, ranked: readonly Ranked[], limit: number): Ranked[] {
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
  return [...chosen, ...spare].slice(0, limit).sort(byScore);
}
