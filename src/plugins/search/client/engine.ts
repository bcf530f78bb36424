import type {Headings} from '../core/index/headings';
import {EMPTY_INDEX, loadIndex, type LoadedIndex} from '../core/index/load';
import {loadHeadings} from '../core/index/loadHeadings';
import {cutQuery} from '../core/query/planQuery';
import {best, present, searchPlain, type SearchAnswer} from '../core/show/search';
import {toOperatorQuery} from '../core/query/operators';
import type {SearchBundle} from '../core/index/model';
import {hasPrefix} from '../core/query/expand';
import type {SynonymTable} from '../core/query/synonyms';
import type {ActiveTag} from '../core/index/tags';
import {OperatorSearch} from './operatorSearch';

type EngineParts = {readonly synonyms?: SynonymTable; readonly operators?: OperatorSearch};

/**
 * Holds the loaded indexes and answers queries. Runs in a worker or, if none can start, in the
 * page.
 */
export class SearchEngine {
  private readonly indexes = new Map<string, LoadedIndex>();
  /** The tags whose full index is loaded, and not only the headings. */
  private readonly complete = new Set<string>();

  private readonly synonyms: SynonymTable | undefined;
  private readonly operators: OperatorSearch;

  /** @param parts the site's synonyms, and the search for queries with operators */
  constructor({synonyms, operators = new OperatorSearch()}: EngineParts = {}) {
    this.synonyms = synonyms;
    this.operators = operators;
  }

  /**
   * Loads an index file. A malformed file counts as an index without pages.
   *
   * @param file the file's bytes; null if it could not be fetched
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
   * Loads a file of headings, which answers queries until the index has loaded. A malformed file is
   * ignored.
   */
  loadHeadings(tag: string, file: ArrayBuffer | null): void {
    if (!file || this.indexes.has(tag)) return;
    try {
      this.indexes.set(tag, loadHeadings(JSON.parse(new TextDecoder().decode(file)) as Headings));
    } catch {
      // The index is still loading and will answer.
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
    // Operators need an index; until one is loaded, the headings answer the words.
    const complete = searched.filter(({tag}) => this.complete.has(tag));
    if (operatorQuery === undefined || complete.length === 0)
      return searchPlain(searched, text, this.synonyms);
    const {
      hits,
      terms = [],
      mistake,
      limits,
    } = await this.operators.search(operatorQuery, complete);
    const notes = {
      ...(mistake === undefined ? {} : {notice: mistake}),
      ...(limits === undefined || limits.length === 0 ? {} : {limits}),
    };
    if (!hits) return {...searchPlain(searched, text, this.synonyms), ...notes};
    const byTag = new Map(complete.map((one) => [one.tag, one]));
    const weighted = hits.map(({tag, id, score}) => {
      const {index, weight} = byTag.get(tag)!;
      return {tag, document: index.documents[id]!, score: score * weight, terms};
    });
    return {hits: best(weighted).map(present), ...notes};
  }
}

function parse(file: ArrayBuffer): SearchBundle {
  return JSON.parse(new TextDecoder().decode(file)) as SearchBundle;
}
