import type {SearchAnswer} from '../core/search';
import {indexFileName, type ActiveTag} from '../core/tags';
import {connect} from './connection';
import type {SearchConnection} from './protocol';

/** The search of one visit: loads each index once and answers queries from those that are there. */
export class SearchSession {
  private readonly connection: Promise<SearchConnection>;
  private readonly loading = new Map<string, Promise<void>>();
  private readonly loaded = new Set<string>();
  private readonly listeners = new Set<() => void>();

  /**
   * @param baseUrl where the index files are, ends with a slash
   * @param connection where the queries are answered
   */
  constructor(
    private readonly baseUrl: string,
    connection: Promise<SearchConnection> = connect(),
    private readonly get: typeof fetch = (...request) => fetch(...request),
  ) {
    this.connection = connection;
  }

  /**
   * Loads the indexes of the tags that are not loaded yet: the first alone, so that it has the
   * whole line, then the others together.
   *
   * @returns when the first can be searched, and when all can
   */
  prepare(tags: readonly ActiveTag[]): {first: Promise<void>; all: Promise<void>} {
    const [own, ...others] = tags.map(({tag}) => tag);
    if (own === undefined) return {first: Promise.resolve(), all: Promise.resolve()};
    const first = this.load(own);
    const all = first
      .then(() => Promise.all(others.map((tag) => this.load(tag))))
      .then(() => undefined);
    return {first, all};
  }

  /** Calls the listener whenever another index can be searched; returns a function that stops it. */
  onArrival(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Whether every tag's index has been loaded, or found missing. */
  isComplete(tags: readonly ActiveTag[]): boolean {
    return tags.every(({tag}) => this.loaded.has(tag));
  }

  /** The best hits in the indexes that are loaded. */
  async search(input: string, tags: readonly ActiveTag[]): Promise<SearchAnswer> {
    return (await this.connection).search(input, tags);
  }

  private load(tag: string): Promise<void> {
    const known = this.loading.get(tag);
    if (known) return known;
    const loading = this.fetch(tag)
      .then(async (file) => (await this.connection).load(tag, file))
      .then(() => {
        this.loaded.add(tag);
        for (const listener of this.listeners) listener();
      });
    this.loading.set(tag, loading);
    return loading;
  }

  /** The file's bytes; null where it is missing or the line fails. Readers see no error for it. */
  private async fetch(tag: string): Promise<ArrayBuffer | null> {
    try {
      const response = await this.get(this.baseUrl + indexFileName(tag));
      return response.ok ? await response.arrayBuffer() : null;
    } catch {
      return null;
    }
  }
}
