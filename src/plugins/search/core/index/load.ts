import {FIELDS, type FieldName, type SearchBundle, type SearchDocument} from './model';

/**
 * An index in memory, laid out for scanning: the postings of term `n` are the entries
 * `starts[n]` to `starts[n + 1]` of `cells` and `scores`.
 */
export type LoadedIndex = {
  readonly documents: readonly SearchDocument[];
  /** All terms in the order of their code units. */
  readonly terms: readonly string[];
  /** Term number of each entry of `terms`. */
  readonly numbers: Uint32Array;
  readonly starts: Uint32Array;
  /** Document number times the number of fields, plus the field's number. */
  readonly cells: Uint32Array;
  readonly scores: Float32Array;
  /** For each term number, 1 if a heading or a list of keywords has the term. */
  readonly inHeading: Uint8Array;
  /** For each document, the number of the document that opens its page. */
  readonly pages: Uint32Array;
  /** For each entry of `terms`, the set of its letters, see {@link lettersOf}. */
  readonly letters: Uint32Array;
};

/** The set of a term's letters, one bit each; other characters share the remaining bits. */
export function lettersOf(term: string): number {
  let letters = 0;
  for (let at = 0; at < term.length; at++) {
    const letter = term.charCodeAt(at) - 97;
    letters |= 1 << (letter >= 0 && letter < 26 ? letter : 26 + (term.charCodeAt(at) % 5));
  }
  return letters >>> 0;
}

/** Thrown if an index file does not have the format that this version of the site writes. */
export class MalformedIndexError extends Error {}

/**
 * Lays out the parsed content of an index file.
 *
 * @throws MalformedIndexError
 */
export function loadIndex(bundle: SearchBundle): LoadedIndex {
  if (!Array.isArray(bundle?.documents) || !Array.isArray(bundle.index?.fieldVectors))
    throw new MalformedIndexError('The index file has no documents or no field vectors.');
  const {documents, index} = bundle;
  const postings = layOut(bundle);
  const terms = index.invertedIndex.map(([term]) => term);
  return {
    documents,
    terms,
    letters: Uint32Array.from(terms, lettersOf),
    numbers: Uint32Array.from(index.invertedIndex, ([, {_index}]) => _index),
    pages: pageOpenings(documents),
    ...postings,
  };
}

/** The index of a site without pages. */
export const EMPTY_INDEX: LoadedIndex = loadIndex({
  documents: [],
  index: {version: '', fields: [], fieldVectors: [], invertedIndex: [], pipeline: []},
});

type Postings = Pick<LoadedIndex, 'starts' | 'cells' | 'scores' | 'inHeading'>;

/** Inverts the map from documents to terms, with a counting sort. */
function layOut({documents, index}: SearchBundle): Postings {
  const {fieldVectors} = index;
  const termCount = index.invertedIndex.length;
  const numberById = new Map(documents.map(({id}, number) => [String(id), number]));
  const starts = new Uint32Array(termCount + 1);
  let total = 0;
  for (const [, vector] of fieldVectors) {
    for (let at = 0; at < vector.length; at += 2) starts[vector[at]! + 1]!++;
    total += vector.length / 2;
  }
  for (let term = 0; term < termCount; term++) starts[term + 1]! += starts[term]!;

  const next = starts.slice();
  const cells = new Uint32Array(total);
  const scores = new Float32Array(total);
  const inHeading = new Uint8Array(termCount);
  for (const [ref, vector] of fieldVectors) {
    const slash = ref.indexOf('/');
    const field = FIELDS.indexOf(ref.slice(0, slash) as FieldName);
    const document = numberById.get(ref.slice(slash + 1));
    if (field < 0 || document === undefined)
      throw new MalformedIndexError(`The index file has a vector for the unknown "${ref}".`);
    for (let at = 0; at < vector.length; at += 2) {
      const term = vector[at]!;
      const place = next[term]!++;
      cells[place] = document * FIELDS.length + field;
      scores[place] = vector[at + 1]!;
      if (FIELDS[field] === 'title' || FIELDS[field] === 'keywords') inHeading[term] = 1;
    }
  }
  return {starts, cells, scores, inHeading};
}

function pageOpenings(documents: readonly SearchDocument[]): Uint32Array {
  const openings = new Map<string, number>();
  return Uint32Array.from(documents, ({sectionRoute}, number) => {
    const route = sectionRoute.split('#', 1)[0]!;
    if (!openings.has(route)) openings.set(route, number);
    return openings.get(route)!;
  });
}
