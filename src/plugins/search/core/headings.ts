import type {WeighedDocument} from './documents';
import type {PageType, SearchBundle} from './model';

/**
 * What answers first: names, headings and keywords of one tag, and which page has which word, in a
 * tenth of the bytes of the index. It is the beginning of an answer, and the index the rest.
 */
export type Headings = {
  readonly pages: readonly HeadingsPage[];
  /** The words of the pages' texts, sorted, each as `{letters shared with the one before}{rest}`. */
  readonly words: string;
  /** For each word the distances between the numbers of the pages that have it. */
  readonly places: string;
};

/** One page, its sections in the order of the index. */
export type HeadingsPage = {
  readonly route: string;
  readonly title: string;
  readonly type: PageType;
  readonly categories?: readonly string[];
  readonly keywords?: readonly string[];
  /** Factor on the score; absent means 1. */
  readonly weight?: number;
  /** Heading, anchor, and what the field `title` has beyond the heading; empty ends are left out. */
  readonly sections: readonly (readonly [string, string?, string?])[];
};

/** Numbers are written as the character with this code and so many more; it keeps clear of `"`. */
export const DIGIT = 35;
/** Between the words, and between the lists of places. */
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
    page.sections.push(shorten(document.sectionTitle, anchor, rest));
  }
  return {pages: [...pages.values()], ...packWords(index, pageOf)};
}

function pageFacts(route: string, document: WeighedDocument): Omit<HeadingsPage, 'sections'> {
  const {pageTitle, type, sidebarParentCategories, keywords, weight} = document;
  return {
    route,
    title: pageTitle,
    type,
    ...(sidebarParentCategories ? {categories: sidebarParentCategories} : {}),
    ...(keywords ? {keywords} : {}),
    ...(weight === undefined ? {} : {weight}),
  };
}

function shorten(heading: string, anchor: string | undefined, rest: string) {
  const section: [string, string?, string?] = [heading];
  if (anchor !== undefined || rest !== '') section.push(anchor ?? '');
  if (rest !== '') section.push(rest);
  return section;
}

/** The words of the field `content`, by page instead of by section. */
function packWords(
  index: SearchBundle['index'],
  pageOf: readonly number[],
): Pick<Headings, 'words' | 'places'> {
  const pagesByTerm = new Map<number, Set<number>>();
  for (const [ref, vector] of index.fieldVectors) {
    const [field, id] = ref.split('/');
    if (field !== 'content') continue;
    for (let at = 0; at < vector.length; at += 2) {
      const known = pagesByTerm.get(vector[at]!) ?? new Set();
      pagesByTerm.set(vector[at]!, known.add(pageOf[Number(id)]!));
    }
  }
  const words: string[] = [];
  const places: string[] = [];
  let before = '';
  for (const [term, {_index}] of index.invertedIndex) {
    const pages = pagesByTerm.get(_index);
    if (!pages) continue;
    const shared = sharedLength(before, term);
    words.push(String.fromCharCode(DIGIT + shared) + term.slice(shared));
    places.push(distances([...pages].sort((one, other) => one - other)));
    before = term;
  }
  return {words: words.join(GAP), places: places.join(GAP)};
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
