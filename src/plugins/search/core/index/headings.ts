import type {WeighedDocument} from './documents';
import type {FieldName, PageType, SearchBundle} from './model';

/**
 * The file that answers queries until the index has loaded. It has the names and headings of one tag
 * and the places of every term, in a tenth of the bytes of the index. Because it has all terms, the
 * browser need not split or stem any text.
 */
export type Headings = {
  readonly pages: readonly HeadingsPage[];
  /** All terms, sorted; each is written as `{letters shared with the previous term}{rest}`. */
  readonly terms: string;
  /** For each kind of place and each term, the distances between the places that have the term. */
  readonly places: Readonly<Record<PlaceKind, string>>;
};

/**
 * The kinds of places of a term. A `heading` place is a section number; the others are page numbers:
 * `opening` and `below` are the parent names of the section that opens the page and of its other
 * sections, `keyword` the page's keywords, and `text` its content.
 */
export const PLACE_KINDS = ['heading', 'opening', 'below', 'keyword', 'text'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** One page, with its sections in the order of the index. */
export type HeadingsPage = {
  readonly route: string;
  readonly title: string;
  readonly type: PageType;
  readonly categories?: readonly string[];
  /** Factor on the score; absent means 1. */
  readonly weight?: number;
  /**
   * Heading, anchor, and the rest of the field `title` after the heading; trailing empty values are
   * left out.
   */
  readonly sections: readonly (readonly [string, string?, string?])[];
};

/** A number n is written as the character with code DIGIT + n. It is never `"`, which JSON escapes. */
export const DIGIT = 35;
/** The separator of terms and of lists of places. */
export const GAP = ' ';

/** The file of headings of an index. */
export function toHeadings(documents: readonly WeighedDocument[], {index}: SearchBundle): Headings {
  const pages = new Map<string, HeadingsPage & {sections: [string, string?, string?][]}>();
  const numbers = new Map<string, number>();
  const pageOf: number[] = [];
  for (const document of documents) {
    const [route = '', anchor] = document.sectionRoute.split('#', 2);
    const page = pages.get(route) ?? {...pageFacts(route, document), sections: []};
    pages.set(route, page);
    if (page.sections.length === 0) numbers.set(route, numbers.size);
    pageOf.push(numbers.get(route)!);
    const rest = document.title.slice(document.sectionTitle.length).trim();
    page.sections.push(toSection(document.sectionTitle, anchor, rest));
  }
  return {pages: [...pages.values()], ...packTerms(index, pageOf)};
}

function pageFacts(route: string, document: WeighedDocument): Omit<HeadingsPage, 'sections'> {
  const {pageTitle, type, sidebarParentCategories, weight} = document;
  return {
    route,
    title: pageTitle,
    type,
    ...(sidebarParentCategories ? {categories: sidebarParentCategories} : {}),
    ...(weight === undefined ? {} : {weight}),
  };
}

function toSection(heading: string, anchor: string | undefined, rest: string) {
  const section: [string, string?, string?] = [heading];
  if (anchor !== undefined || rest !== '') section.push(anchor ?? '');
  if (rest !== '') section.push(rest);
  return section;
}

function packTerms(
  index: SearchBundle['index'],
  pageOf: readonly number[],
): Pick<Headings, 'terms' | 'places'> {
  const found = findPlaces(index, pageOf);
  const terms: string[] = [];
  const lists = byKind((): string[] => []);
  let before = '';
  for (const [term, {_index}] of index.invertedIndex) {
    const shared = sharedLength(before, term);
    terms.push(String.fromCharCode(DIGIT + shared) + term.slice(shared));
    before = term;
    for (const kind of PLACE_KINDS)
      lists[kind].push(distances([...(found[kind].get(_index) ?? [])].sort((a, b) => a - b)));
  }
  return {terms: terms.join(GAP), places: byKind((kind) => lists[kind].join(GAP))};
}

/** The places of each term, by term number. */
function findPlaces(
  index: SearchBundle['index'],
  pageOf: readonly number[],
): Record<PlaceKind, Map<number, Set<number>>> {
  const found = byKind(() => new Map<number, Set<number>>());
  for (const [ref, vector] of index.fieldVectors) {
    const [field, id] = ref.split('/') as [FieldName, string];
    const section = Number(id);
    const page = pageOf[section]!;
    const isOpening = pageOf[section - 1] !== page;
    const kind = {
      title: 'heading',
      sidebarParentCategories: isOpening ? 'opening' : 'below',
      keywords: 'keyword',
      content: 'text',
    } as const;
    const places = found[kind[field]];
    for (let at = 0; at < vector.length; at += 2) {
      const known = places.get(vector[at]!) ?? new Set();
      places.set(vector[at]!, known.add(field === 'title' ? section : page));
    }
  }
  return found;
}

function byKind<Value>(make: (kind: PlaceKind) => Value): Record<PlaceKind, Value> {
  const entries = PLACE_KINDS.map((kind) => [kind, make(kind)] as const);
  return Object.fromEntries(entries) as Record<PlaceKind, Value>;
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

function distances(numbers: readonly number[]): string {
  return numbers
    .map((number, place) => number - (numbers[place - 1] ?? -1))
    .map((distance) => String.fromCharCode(DIGIT + distance))
    .join('');
}
