import type {SerialisedIndex} from './model';

/**
 * Stored scores are powers of this with one decimal: an eighth more or less finds the same share of
 * pages (`npm run bench:search`), and few different numbers save a tenth of the file.
 */
const RATIO = 1.25;

/**
 * The same index in fewer bytes: frequent terms get the small numbers, scores lose decimals that
 * decide nothing, and empty vectors go, since lunr looks up only those that a posting names.
 */
export function shrink(index: SerialisedIndex): SerialisedIndex {
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

function byFrequency(index: SerialisedIndex): Map<number, number> {
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
  // lunr's vectors are sorted by term number and searched by halving.
  return entries.sort(([a], [b]) => a - b).flat();
}

/** Never 0: a word that nearly every section has would not be found at all. */
function roundScore(score: number): number {
  const power = RATIO ** Math.round(Math.log(score) / Math.log(RATIO));
  return Math.max(1, Math.round(power * 10)) / 10;
}

function unknownTerm(term: number): never {
  throw new Error(`A field vector names term ${term}, which the inverted index lacks.`);
}
