import type {SearchAnswer} from '../core/show/search';
import {headingsFileName, indexFileName, type ActiveTag} from '../core/index/tags';
import {connect, type SearchConnection} from './connection';
import type {FileKind} from './engine';
import {takeFetch} from './firstFile';

/** Promises that resolve once anything, the first index, or every index can be searched. */
export type Prepared = {
  readonly some: Promise<void>;
  readonly first: Promise<void>;
  readonly all: Promise<void>;
};

/** The search of one visit: loads each index once and answers queries from the loaded ones. */
export class SearchSession {
  private readonly loading = new Map<string, Promise<boolean>>();
  private readonly loaded = new Set<string>();
  private readonly listeners = new Set<() => void>();

  /**
   * @param baseUrl address of the index files, with a slash at the end
   * @param connection to the worker that answers queries
   * @param get requests a file
   */
  constructor(
    private readonly baseUrl: string,
    private readonly connection: Promise<SearchConnection> = connect(),
    private readonly get: (url: string) => Promise<Response> = takeFetch,
  ) {}

  /**
   * Loads the missing files in three steps: first only the headings of the first tag, so that they
   * get the full bandwidth; then the index of the first tag and the headings of the others; then
   * the other indexes.
   */
  prepare(tags: readonly ActiveTag[]): Prepared {
    const [own, ...others] = tags.map(({tag}) => tag);
    if (own === undefined) {
      const nothing = Promise.resolve();
      return {some: nothing, first: nothing, all: nothing};
    }
    const headings = this.load(own, 'headings');
    const first = headings.then(async () => {
      for (const tag of others) void this.load(tag, 'headings');
      await this.load(own, 'index');
    });
    const all = first
      .then(() => Promise.all(others.map((tag) => this.load(tag, 'index'))))
      .then(() => undefined);
    return {some: headings.then((isFound) => (isFound ? undefined : first)), first, all};
  }

  /** Calls the listener whenever a file has loaded; returns a function that removes the listener. */
  onArrival(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Whether every index has loaded or failed to load. */
  isComplete(tags: readonly ActiveTag[]): boolean {
    return tags.every(({tag}) => this.loaded.has(tag));
  }

  /** Whether the first index has loaded or failed to load. Until then, an empty answer is not final. */
  isReliable([own]: readonly ActiveTag[]): boolean {
    return own === undefined || this.loaded.has(own.tag);
  }

  /** The best hits in the indexes that are loaded. */
  async search(input: string, tags: readonly ActiveTag[]): Promise<SearchAnswer> {
    return (await this.connection).search(input, tags);
  }

  /** @returns whether the file was fetched */
  private load(tag: string, kind: FileKind): Promise<boolean> {
    const name = kind === 'index' ? indexFileName(tag) : headingsFileName(tag);
    const known = this.loading.get(name);
    if (known) return known;
    const loading = this.fetch(name).then(async (file) => {
      const isFound = file !== null;
      await (await this.connection).load(tag, kind, file);
      if (kind === 'index') this.loaded.add(tag);
      // If the headings are missing, the answers do not change.
      if (isFound || kind === 'index') for (const listener of this.listeners) listener();
      return isFound;
    });
    this.loading.set(name, loading);
    return loading;
  }

  /** The file's bytes; null if it is missing or the connection fails. Readers see no error. */
  private async fetch(name: string): Promise<ArrayBuffer | null> {
    try {
      const response = await this.get(this.baseUrl + name);
      return response.ok ? await response.arrayBuffer() : null;
    } catch {
      return null;
    }
  }
}
