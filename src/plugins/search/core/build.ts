import lunr from 'lunr';
import {analyseHeading, analyseText} from './analyse';
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
  for (const {weight = 1, ...document} of documents) {
    const fields = {
      id: document.id,
      title: document.title,
      content: document.content,
      sidebarParentCategories: indexCategories ? surroundings(document) : '',
    };
    builder.add(fields, {boost: weight});
  }
  const index = JSON.parse(JSON.stringify(builder.build())) as SearchBundle['index'];
  return {documents: documents.map(withoutWeight), index: shrink(index)};
}

/** The weight is in the scores of the index. */
function withoutWeight(document: WeighedDocument): SearchDocument {
  const bare = {...document};
  delete (bare as {weight?: number}).weight;
  return bare;
}

function toTokens(text: unknown, metadata: {fields: [FieldName]}): lunr.Token[] {
  const analyse = analysers[metadata.fields[0]];
  return analyse(String(text)).map((term) => new lunr.Token(term, {}));
}

/** The nearest category and, below the page's opening section, the page itself. */
function surroundings(document: SearchDocument): string {
  const category = document.sidebarParentCategories?.at(-1) ?? '';
  const page = document.sectionRoute.includes('#') ? document.pageTitle : '';
  return `${category} ${page}`.trim();
}
