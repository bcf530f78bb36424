import lunr from 'lunr';
import {analyseHeading, analyseKeyword, analyseText} from '../text/analyse';
import type {WeighedDocument} from './documents';
import {BM25, FIELDS, type FieldName, type SearchBundle, type SearchDocument} from './model';
import {shrink} from './shrink';

/** Options that change what is indexed. */
export type BuildOptions = {
  /** Whether the labels of the categories around a page are indexed. */
  readonly indexCategories: boolean;
};

const analysers: Record<FieldName, (text: string) => string[]> = {
  title: analyseHeading,
  content: analyseText,
  sidebarParentCategories: analyseText,
  keywords: analyseKeyword,
};

/**
 * Builds the content of an index file. The index is lunr's own: stock lunr 2.3.9 loads and queries
 * it. Only the splitting into terms differs, see analyse.ts.
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
  // The tokenizer yields finished terms, so the pipeline of the build stays empty.
  builder.tokenizer = toTokens as unknown as typeof builder.tokenizer;
  for (const {weight = 1, keywords = [], ...document} of documents) {
    const fields = {
      id: document.id,
      title: document.title,
      content: document.content,
      sidebarParentCategories: indexCategories ? surroundings(document) : '',
      keywords,
    };
    builder.add(fields, {boost: weight});
  }
  levelKeywords(builder);
  levelNames(builder, documents);
  const index = JSON.parse(JSON.stringify(builder.build())) as SearchBundle['index'];
  return {documents: documents.map(withoutBuildFields), index: shrink(index)};
}

/**
 * Lets every list of keywords count as equally long. A list is no text: its length says nothing
 * about how much of the page is about each word, and beside the many sections without keywords,
 * which lunr counts as texts of no words, every list would be a very long text.
 */
function levelKeywords(builder: lunr.Builder): void {
  const {fieldLengths} = builder as unknown as {fieldLengths: Record<string, number>};
  for (const ref of Object.keys(fieldLengths).filter((name) => name.startsWith('keywords/')))
    fieldLengths[ref] = 1;
}

/**
 * Lets a page's title count as long as its heading: the names that code has for its subject may be
 * many, and the heading says what the page is about all the same.
 */
function levelNames(builder: lunr.Builder, documents: readonly WeighedDocument[]): void {
  const {fieldLengths} = builder as unknown as {fieldLengths: Record<string, number>};
  for (const {id, sectionTitle, sectionRoute} of documents)
    if (!sectionRoute.includes('#'))
      fieldLengths[`title/${id}`] = analyseHeading(sectionTitle).length;
}

/** The weight and the keywords are in the index. */
function withoutBuildFields(document: WeighedDocument): SearchDocument {
  const bare: {-readonly [Key in keyof WeighedDocument]: WeighedDocument[Key]} = {...document};
  delete bare.weight;
  delete bare.keywords;
  return bare;
}

function toTokens(text: unknown, metadata: {fields: [FieldName]}): lunr.Token[] {
  const analyse = analysers[metadata.fields[0]];
  const texts = Array.isArray(text) ? (text as string[]) : [String(text)];
  const terms = texts.flatMap(analyse);
  // A name says nothing more when its module, and the module of that, repeat its words.
  const counted = metadata.fields[0] === 'title' ? new Set(terms) : terms;
  return Array.from(counted).map((term) => new lunr.Token(term, {}));
}

/** The nearest category and, below the page's opening section, the page itself. */
function surroundings(document: SearchDocument): string {
  const category = document.sidebarParentCategories?.at(-1) ?? '';
  const page = document.sectionRoute.includes('#') ? document.pageTitle : '';
  return `${category} ${page}`.trim();
}
