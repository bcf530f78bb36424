import type {LoadedIndex} from './load';
import {matchPlan, type Matches} from './match';
import {MAX_HITS, type SearchDocument} from './model';
import type {QueryPlan} from './query';

/** A section found, by its number in its index. */
export type Ranked = {readonly document: number; readonly score: number};

/*
 * Measured on the predecessor's pages and on generated known-item queries; a change here is
 * judged by the relevance table and by `npm run bench:search`.
 */
const RANKING = {
  /** Missing one of several words costs much: (found / asked) to this power. */
  coverageExponent: 3,
  /** The section that opens a page is what people mean by the page. */
  pageOpening: 1.3,
  exactHeading: 1.6,
  /** The page itself comes before its rows, and before pages of areas where its name is rarer. */
  exactPage: 2.5,
  /** What the other sections of a page add to each of them. */
  restOfPage: 0.25,
  sectionsOfRest: 4,
  /** More sections of one page would hide the other pages. */
  sectionsPerPage: 3,
} as const;

/** The best sections of one index, best first, equal scores in the order of the index. */
export function rank(index: LoadedIndex, plan: QueryPlan, limit: number = MAX_HITS): Ranked[] {
  const totals = matchPlan(index, plan);
  if (totals.size === 0) return [];
  const scored = withPages(index, adjust(index, plan, totals));
  return pick(index, scored, limit);
}

function adjust(index: LoadedIndex, plan: QueryPlan, totals: Matches): Map<number, number> {
  const asked = plan.units.filter(({optional}) => !optional).length;
  const scores = new Map<number, number>();
  for (const [number, {score, coverage}] of totals) {
    const document = index.documents[number]!;
    let adjusted = score * (coverage / asked) ** RANKING.coverageExponent;
    const opensPage = index.pages[number] === number;
    if (opensPage) adjusted *= RANKING.pageOpening;
    if (plan.phrases.some((phrase) => isNameOf(phrase, document))) {
      adjusted *= opensPage ? RANKING.exactPage : RANKING.exactHeading;
    }
    scores.set(number, adjusted);
  }
  return scores;
}

/**
 * Whether a phrase is what a section is called: its heading in singular or plural, its qualified
 * name, or all the words that it is filed under, in any order ("connector codec" for the option codec of a connector).
 *
 * @param phrase lower case
 */
function isNameOf(phrase: string, {sectionTitle, title}: SearchDocument): boolean {
  const heading = sectionTitle.toLowerCase();
  const names = title.toLowerCase().split(' ');
  if (phrase.includes('::')) return phrase === heading || names.includes(phrase);
  const sorted = (words: readonly string[]) => [...words].sort().join(' ');
  return singular(phrase) === singular(heading) || sorted(phrase.split(/\s+/)) === sorted(names);
}

function singular(name: string): string {
  return name.replace(/s$/, '');
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
