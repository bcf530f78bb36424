import lunr from 'lunr';
import {analyzeHeading, analyzeKeyword, analyzeText} from '../text/analyze';
import type {WeighedDocument} from './documents';
import {BM25, FIELDS, type FieldName, type SearchBundle, type SearchDocument} from './model';
import {shrink} from './shrink';

/** Options that change what is indexed. */
export type BuildOptions = {
  /** Whether the labels of the categories around a page are indexed. */
  readonly indexCategories: boolean;
};

const analyzers: Record<FieldName, (text: string) => string[]> = {
  title: analyzeHeading,
  content: analyzeText,
  sidebarParentCategories: analyzeText,
  keywords: analyzeKeyword,
};

/**
 * Builds the content of an index file, in lunr's format: stock lunr 2.3.9 can load and query it.
 * Only the tokenization differs, see analyze.ts.
 */
export function buildBundle(
  documents: readonly WeighedDocument[],
  {indexCategories}: BuildOptions,
): SearchBundle {
  const builder = new lunr.Builder();
  builder.ref('id');
  for (const field of FIELDS) builder.field(field);
  builder.k1(BM25.k1);
  builder.b(BM25.b);
  builder.searchPipeline.add(lunr.stemmer);
  // The tokenizer already returns stemmed terms, so the build needs no pipeline.
  builder.tokenizer = toTokens as unknown as typeof builder.tokenizer;
  for (const {weight = 1, keywords = [], ...document} of documents) {
    const fields = {
      id: document.id,
      title: document.title,
      content: document.content,
      sidebarParentCategories: indexCategories ? parentNames(document) : '',
      keywords,
    };
    builder.add(fields, {boost: weight});
  }
  equalizeKeywordLengths(builder);
  countOnlyHeadings(builder, documents);
  const index = JSON.parse(JSON.stringify(builder.build())) as SearchBundle['index'];
  return {documents: documents.map(withoutBuildFields), index: shrink(index)};
}

/**
 * Gives all keyword lists the same length for BM25. Many keywords do not make each of them less
 * relevant, and most sections have none: lunr counts these as empty texts, so that every list would
 * be far longer than the average and score too little.
 */
function equalizeKeywordLengths(builder: lunr.Builder): void {
  const {fieldLengths} = builder as unknown as {fieldLengths: Record<string, number>};
  for (const ref of Object.keys(fieldLengths).filter((name) => name.startsWith('keywords/')))
    fieldLengths[ref] = 1;
}

/**
 * Counts only the heading in the length of a page's title field. The field also has the names that
 * code uses for the page's subject, and many names should not lower the score of the heading.
 */
function countOnlyHeadings(builder: lunr.Builder, documents: readonly WeighedDocument[]): void {
  const {fieldLengths} = builder as unknown as {fieldLengths: Record<string, number>};
  for (const {id, sectionTitle, sectionRoute} of documents)
    if (!sectionRoute.includes('#'))
      fieldLengths[`title/${id}`] = analyzeHeading(sectionTitle).length;
}

/** Removes the weight and the keywords, which only the index needs. */
function withoutBuildFields(document: WeighedDocument): SearchDocument {
  const bare: {-readonly [Key in keyof WeighedDocument]: WeighedDocument[Key]} = {...document};
  delete bare.weight;
  delete bare.keywords;
  return bare;
}

function toTokens(text: unknown, metadata: {fields: [FieldName]}): lunr.Token[] {
  const analyze = analyzers[metadata.fields[0]];
  const texts = Array.isArray(text) ? (text as string[]) : [String(text)];
  const terms = texts.flatMap(analyze);
  // Qualified names repeat the names of their modules, so a repeated term in a title counts once.
  const counted = metadata.fields[0] === 'title' ? new Set(terms) : terms;
  return Array.from(counted).map((term) => new lunr.Token(term, {}));
}

/** The nearest category and, below the page's opening section, the page itself. */
function parentNames(document: SearchDocument): string {
  const category = document.sidebarParentCategories?.at(-1) ?? '';
  const page = document.sectionRoute.includes('#') ? document.pageTitle : '';
  return `${category} ${page}`.trim();
}
