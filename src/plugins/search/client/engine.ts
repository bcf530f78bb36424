import type {Headings} from '../core/index/headings';
import {EMPTY_INDEX, loadIndex, type LoadedIndex} from '../core/index/load';
import {loadHeadings} from '../core/index/loadHeadings';
import {MAX_QUERY_LENGTH, type SearchBundle} from '../core/index/model';
import type {ActiveTag} from '../core/index/tags';
import {startsHeadingTerm} from '../core/query/expand';
import {toOperatorQuery} from '../core/query/operators';
import {searchPlain, type SearchAnswer, type SiteWords} from '../core/show/search';

/** The two files of a tag. The headings answer queries until the index has loaded. */
export type FileKind = 'headings' | 'index';

/**
 * Holds the loaded indexes and answers queries. Runs in a worker or, if none can start, in the
 * page.
 */
export class SearchEngine {
  private readonly indexes = new Map<string, LoadedIndex>();

  constructor(private readonly words?: SiteWords) {}

  /**
   * Loads a file. A malformed index counts as an index without pages; malformed headings are ignored,
   * because the index is still loading and will answer.
   *
   * @param file the file's bytes; null if it could not be fetched
   */
  load(tag: string, kind: FileKind, file: ArrayBuffer | null): void {
    if (kind === 'headings' && this.indexes.has(tag)) return;
    try {
      const content: unknown = file && JSON.parse(new TextDecoder().decode(file));
      const index =
        kind === 'index' ? loadIndex(content as SearchBundle) : loadHeadings(content as Headings);
      this.indexes.set(tag, index);
    } catch {
      if (kind === 'index') this.indexes.set(tag, EMPTY_INDEX);
    }
  }

  /** The best hits of all given tags that are loaded; never fails because of the input. */
  async search(input: string, tags: readonly ActiveTag[]): Promise<SearchAnswer> {
    const searched = tags.flatMap((active) => {
      const index = this.indexes.get(active.tag);
      return index ? [{...active, index}] : [];
    });
    const text = input.slice(0, MAX_QUERY_LENGTH);
    const isNamespace = (word: string) =>
      searched.some(({index}) => startsHeadingTerm(index, `${word}::`));
    const query = toOperatorQuery(text, isNamespace);
    if (query === undefined) return searchPlain(searched, text, this.words);
    try {
      // Few readers type operators, so lunr's parser is loaded for the first such query.
      const {searchOperators} = await import('../core/show/searchOperators');
      return searchOperators(searched, query);
    } catch (error) {
      const {name, message} = error as Error;
      // Any other error means that the parser did not load.
      const notice = name === 'QueryParseError' ? {notice: message} : {};
      return {...searchPlain(searched, text, this.words), ...notice};
    }
  }
}
