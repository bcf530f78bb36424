import type {Headings} from '../core/index/headings';
import {EMPTY_INDEX, loadIndex, type LoadedIndex} from '../core/index/load';
import {loadHeadings} from '../core/index/loadHeadings';
import {cutQuery} from '../core/query/planQuery';
import {best, present, searchPlain, type SearchAnswer, type SearchedIndex} from '../core/show/search';
import {toOperatorQuery} from '../core/query/operators';
import type * as OperatorSearch from '../core/query/operatorSearch';
import type {SearchBundle} from '../core/index/model';
import {hasPrefix} from '../core/query/expand';
import type {ActiveTag} from '../core/index/tags';

type Operators = typeof OperatorSearch;

/** Holds the loaded indexes and answers queries; runs in a worker, or in the page without one. */
export class SearchEngine {
  private readonly indexes = new Map<string, LoadedIndex>();
  /** The tags whose whole index is there, and not only its headings. */
  private readonly complete = new Set<string>();

  /**
   * Takes over the content of an index file. What is not one counts as an index without pages.
   *
   * @param file the file's bytes; null where it could not be fetched
   */
  load(tag: string, file: ArrayBuffer | null): void {
    try {
      this.indexes.set(tag, file ? loadIndex(parse(file)) : EMPTY_INDEX);
      if (file) this.complete.add(tag);
    } catch {
      this.indexes.set(tag, EMPTY_INDEX);
    }
  }

  /**
   * Takes over a file of headings, which answers until the index is there. What is not one counts
   * as not sent.
   */
  loadHeadings(tag: string, file: ArrayBuffer | null): void {
    if (!file || this.indexes.has(tag)) return;
    try {
      this.indexes.set(tag, loadHeadings(JSON.parse(new TextDecoder().decode(file)) as Headings));
    } catch {
      // The index is on its way.
    }
  }

  /** The best hits of all given tags that are loaded; never fails because of the input. */
  async search(input: string, tags: readonly ActiveTag[]): Promise<SearchAnswer> {
    const searched = tags.flatMap((active) => {
      const index = this.indexes.get(active.tag);
      return index ? [{...active, index}] : [];
    });
    const text = cutQuery(input);
    const isNamespace = (word: string) => searched.some(({index}) => hasPrefix(index, `${word}::`));
    const operatorQuery = toOperatorQuery(text, isNamespace);
    // Operators need an index; headings answer the words meanwhile.
    const hasIndex = searched.some(({tag}) => this.complete.has(tag));
    if (operatorQuery === undefined || !hasIndex) return searchPlain(searched, text);
    // lunr's parser is as large as the rest of the worker, and few queries need it.
    const operators = await import('../core/query/operatorSearch').catch(() => undefined);
    if (!operators) return searchPlain(searched, text);
    try {
      return this.searchOperators(operators, operatorQuery, searched);
    } catch (error) {
      if (!(error instanceof operators.QuerySyntaxError)) throw error;
      return {...searchPlain(searched, text), notice: error.message};
    }
  }

  private searchOperators(
    operators: Operators,
    operatorQuery: string,
    searched: readonly SearchedIndex[],
  ): SearchAnswer {
    const query = operators.parseOperators(operatorQuery);
    const hits = searched.flatMap(({index, tag, weight}) =>
      this.complete.has(tag)
        ? operators.searchOperators(index, query).map(({id, score}) => {
            const document = index.documents[id]!;
            return {tag, document, score: score * weight, terms: query.terms};
          })
        : [],
    );
    const {limits} = query;
    return {hits: best(hits).map(present), ...(limits.length > 0 ? {limits} : {})};
  }
}

function parse(file: ArrayBuffer): SearchBundle {
  return JSON.parse(new TextDecoder().decode(file)) as SearchBundle;
}
