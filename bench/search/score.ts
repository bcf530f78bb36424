import {pageOf, type Question} from './questions';

/** The quality of an engine's answers, each value from 0 to 1. */
export type Quality = {
  readonly count: number;
  readonly successAt1: number;
  readonly successAt5: number;
  /** Mean of 1 / place of the first right hit. */
  readonly reciprocalRank: number;
};

/** Place of the first right page, counted from 1; 0 if it is not among the hits. */
export function placeOf(question: Question, hits: readonly string[]): number {
  return hits.findIndex((hit) => question.pages.includes(pageOf(hit))) + 1;
}

export function quality(places: readonly number[]): Quality {
  const share = (accepts: (place: number) => boolean) =>
    places.filter(accepts).length / Math.max(1, places.length);
  const ranks = places.map((place) => (place === 0 ? 0 : 1 / place));
  return {
    count: places.length,
    successAt1: share((place) => place === 1),
    successAt5: share((place) => place >= 1 && place <= 5),
    reciprocalRank: ranks.reduce((sum, rank) => sum + rank, 0) / Math.max(1, places.length),
  };
}
