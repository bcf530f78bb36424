import {
  DIGIT,
  GAP,
  PLACE_KINDS,
  type Headings,
  type HeadingsPage,
  type PlaceKind,
} from './headings';
import {lettersOf, MalformedIndexError, type LoadedIndex} from './load';
import {BM25, FIELDS, type FieldName, type SearchDocument} from './model';

/**
 * Turns a file of headings into an index. It has the same sections with the same numbers as the full
 * index, but not their texts; words of a page's text belong to the section that opens the page.
 *
 * @throws MalformedIndexError
 */
export function loadHeadings(file: Headings): LoadedIndex {
  const {
    pages: listed,
    terms: packed,
    places,
  }: {readonly [Key in keyof Headings]?: unknown} = file ?? {};
  if (!Array.isArray(listed) || typeof packed !== 'string' || typeof places !== 'object' || !places)
    throw new MalformedIndexError('The file of headings has no pages, no terms or no places.');
  const documents: SearchDocument[] = [];
  const pages: number[] = [];
  /** For each page, the number of its first section; the last entry is the number of all sections. */
  const openings = [0];
  /** For each section, the weight that the page's author set. */
  const factors: number[] = [];
  for (const page of file.pages) {
    for (const section of page.sections) {
      pages.push(openings.at(-1)!);
      factors.push(page.weight ?? 1);
      documents.push(toDocument(page, section, documents.length));
    }
    openings.push(documents.length);
  }
  const terms = unpackTerms(file.terms);
  return {
    documents,
    terms,
    letters: Uint32Array.from(terms, lettersOf),
    numbers: Uint32Array.from(terms.keys()),
    pages: Uint32Array.from(pages),
    ...layOut(file.places, openings, factors, terms.length),
  };
}

function toDocument(
  page: HeadingsPage,
  [sectionTitle, anchor, rest]: HeadingsPage['sections'][number],
  id: number,
): SearchDocument {
  return {
    id,
    title: rest ? `${sectionTitle} ${rest}` : sectionTitle,
    content: '',
    sectionTitle,
    pageTitle: page.title,
    sectionRoute: anchor ? `${page.route}#${anchor}` : page.route,
    type: page.type,
    ...(page.categories ? {sidebarParentCategories: page.categories} : {}),
  };
}

function unpackTerms(packed: string): string[] {
  let before = '';
  return packed === ''
    ? []
    : packed.split(GAP).map((written) => {
        before = before.slice(0, written.charCodeAt(0) - DIGIT) + written.slice(1);
        return before;
      });
}

/** Calls `visit` for each term and section in a packed list of places. */
function forEachSection(
  packed: string,
  kind: PlaceKind,
  openings: readonly number[],
  visit: (term: number, section: number) => void,
): void {
  const gap = GAP.charCodeAt(0);
  let term = 0;
  let place = -1;
  for (let at = 0; at < packed.length; at++) {
    const code = packed.charCodeAt(at);
    if (code === gap) {
      term++;
      place = -1;
      continue;
    }
    place += code - DIGIT;
    if (kind === 'heading') visit(term, place);
    else if (kind !== 'below') visit(term, openings[place]!);
    else for (let id = openings[place]! + 1; id < openings[place + 1]!; id++) visit(term, id);
  }
}

const FIELD_OF: Readonly<Record<PlaceKind, FieldName>> = {
  heading: 'title',
  opening: 'sidebarParentCategories',
  below: 'sidebarParentCategories',
  keyword: 'keywords',
  text: 'content',
};

/** Scores the postings like lunr and sorts them by term, with a counting sort. */
function layOut(
  places: Headings['places'],
  openings: readonly number[],
  factors: readonly number[],
  termCount: number,
): Pick<LoadedIndex, 'starts' | 'cells' | 'scores' | 'inHeading'> {
  const lengths = new Uint32Array(factors.length);
  const starts = new Uint32Array(termCount + 1);
  for (const kind of PLACE_KINDS)
    forEachSection(places[kind], kind, openings, (term, section) => {
      starts[term + 1]!++;
      if (kind === 'heading') lengths[section]!++;
    });
  const rarities = Float64Array.from(starts.subarray(1), (frequency) =>
    Math.log(1 + Math.abs((factors.length - frequency + 0.5) / (frequency + 0.5))),
  );
  for (let term = 0; term < termCount; term++) starts[term + 1]! += starts[term]!;

  const next = starts.slice();
  const cells = new Uint32Array(starts[termCount]!);
  const scores = new Float32Array(starts[termCount]!);
  const inHeading = new Uint8Array(termCount);
  for (const kind of PLACE_KINDS) {
    const field = FIELDS.indexOf(FIELD_OF[kind]);
    forEachSection(places[kind], kind, openings, (term, section) => {
      const at = next[term]!++;
      const length = kind === 'heading' ? lengths[section]! / AVERAGE_HEADING : 1;
      cells[at] = section * FIELDS.length + field;
      scores[at] = rarities[term]! * (kind === 'text' ? 1 : scoreOf(factors[section]!, length));
      if (kind === 'heading' || kind === 'keyword') inHeading[term] = 1;
    });
  }
  return {starts, cells, scores, inHeading};
}

/**
 * Average number of terms in a heading. As in lunr, a longer heading scores less; other fields
 * count as average.
 */
const AVERAGE_HEADING = 6;

/**
 * BM25 score of a term that occurs once.
 *
 * @param factor the weight that the page's author set
 * @param length of the field, 1 for an average one
 */
function scoreOf(factor: number, length: number): number {
  const {b, k1} = BM25;
  return (factor * (k1 + 1)) / (k1 * (1 - b + b * length) + 1);
}
