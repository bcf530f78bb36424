import type {SerializedIndex} from './model';

/**
 * Scores are rounded to a power of this number and to one decimal. The error of at most an eighth
 * does not change how many pages are found (`npm run bench:search`), and having few different
 * numbers makes the file a tenth smaller.
 */
const RATIO = 1.25;

/**
 * Makes the index smaller: frequent terms get small numbers, scores are rounded, and empty vectors
 * are dropped, since lunr only looks up vectors that a posting refers to.
 */
export function shrink(index: SerializedIndex): SerializedIndex {
  const numbers = byFrequency(index);
  const renumber = (term: number) => numbers.get(term) ?? unknownTerm(term);
  return {
    ...index,
    fieldVectors: index.fieldVectors
      .filter(([, vector]) => vector.length > 0)
      .map(([ref, vector]) => [ref, shrinkVector(vector, renumber)]),
    invertedIndex: index.invertedIndex.map(([term, posting]) => [
      term,
      {...posting, _index: renumber(posting._index)},
    ]),
  };
}

function byFrequency(index: SerializedIndex): Map<number, number> {
  const counts = new Map<number, number>(index.invertedIndex.map(([, {_index}]) => [_index, 0]));
  for (const [, vector] of index.fieldVectors)
    for (let at = 0; at < vector.length; at += 2)
      counts.set(vector[at]!, (counts.get(vector[at]!) ?? 0) + 1);
  const ordered = [...counts].sort(([a, countA], [b, countB]) => countB - countA || a - b);
  return new Map(ordered.map(([term], number) => [term, number]));
}

function shrinkVector(vector: readonly number[], renumber: (term: number) => number): number[] {
  const entries: [number, number][] = [];
  for (let at = 0; at < vector.length; at += 2)
    entries.push([renumber(vector[at]!), roundScore(vector[at + 1]!)]);
  // lunr does a binary search in its vectors, so they must be sorted by term number.
  return entries.sort(([a], [b]) => a - b).flat();
}

/** Never returns 0, with which a word of nearly every section would not be found. */
function roundScore(score: number): number {
  const power = RATIO ** Math.round(Math.log(score) / Math.log(RATIO));
  return Math.max(1, Math.round(power * 10)) / 10;
}

function unknownTerm(term: number): never {
  throw new Error(`A field vector names term ${term}, which the inverted index lacks.`);
}
