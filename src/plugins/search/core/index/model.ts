/** The kind of page that a section is on; it determines which part of the page is highlighted. */
export type PageType = 'docs' | 'blog' | 'other';

/** One section of one page, as stored in an index file. */
export type SearchDocument = {
  /** Number of the section inside its index file, counted from 0. */
  readonly id: number;
  /** The source of the field `title`: heading, qualified name, names in code. */
  readonly title: string;
  /** The section's text without its heading, white space collapsed. */
  readonly content: string;
  /** The heading as readers see it. */
  readonly sectionTitle: string;
  /** The page's first-level heading. */
  readonly pageTitle: string;
  /** Path with the base URL, followed by `#anchor` unless the section opens its page. */
  readonly sectionRoute: string;
  readonly type: PageType;
  /** Labels of the sidebar categories around the page, outermost first. */
  readonly sidebarParentCategories?: readonly string[];
};

/** The fields that a query can name. */
export const QUERY_FIELDS = ['title', 'content', 'sidebarParentCategories'] as const;

/** The indexed fields, in lunr's order. */
export const FIELDS = [...QUERY_FIELDS, 'keywords'] as const;
export type FieldName = (typeof FIELDS)[number];

/** The weight of a match in each field. */
export const FIELD_WEIGHTS: Readonly<Record<FieldName, number>> = {
  title: 5,
  content: 1,
  sidebarParentCategories: 2,
  // The author chose the word for this page: less than a heading, more than a category.
  keywords: 3,
};

/** BM25 parameters of the index. */
export const BM25 = {b: 0.75, k1: 1.2} as const;

/** Maximum number of hits from one index, and from all indexes together. */
export const MAX_HITS = 8;

/** Input beyond this many characters is ignored. */
export const MAX_QUERY_LENGTH = 512;

/** The part of lunr's serialized index that this project reads. */
export type SerializedIndex = {
  readonly version: string;
  readonly fields: readonly string[];
  /** `[field/ref, [term number, score, term number, score, …]]`, one entry per field of a section. */
  readonly fieldVectors: readonly (readonly [string, readonly number[]])[];
  /** `[term, {_index: term number, field: {ref: {}}}]`, sorted by term. */
  readonly invertedIndex: readonly (readonly [string, {readonly _index: number}])[];
  readonly pipeline: readonly string[];
};

/** The content of `search-index-{tag}.json`. */
export type SearchBundle = {
  readonly documents: readonly SearchDocument[];
  readonly index: SerializedIndex;
};

/** A matching section with its score and the words to highlight on its page. */
export type SearchHit = {
  readonly document: SearchDocument;
  readonly score: number;
  readonly terms: readonly string[];
};
