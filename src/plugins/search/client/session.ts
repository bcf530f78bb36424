import type {SearchAnswer} from '../core/show/search';
import {headingsFileName, indexFileName, type ActiveTag} from '../core/index/tags';
import {connect} from './connection';
import {takeFetch} from './firstFile';
import type {FileKind, SearchConnection} from './protocol';

/** When something can be searched, when the first index can, and when all can. */
export type Prepared = {
  readonly some: Promise<void>;
  readonly first: Promise<void>;
  readonly all: Promise<void>;
};

/** The search of one visit: loads each index once and answers queries from those that are there. */
export class SearchSession {
  private readonly connection: Promise<SearchConnection>;
  private readonly loading = new Map<string, Promise<boolean>>();
  private readonly loaded = new Set<string>();
  private readonly listeners = new Set<() => void>();

  /**
   * @param baseUrl where the index files are, ends with a slash
   * @param connection where the queries are answered
   */
  constructor(
    private readonly baseUrl: string,
    connection: Promise<SearchConnection> = connect(),
    private readonly get: (url: string) => Promise<Response> = takeFetch,
  ) {
    this.connection = connection;
  }

  /**
   * Loads what is not loaded yet: the headings of the first tag alone, so that they have the whole
   * line, those of the others beside the index of the first, then the other indexes together.
   *
   * @returns when something can be searched, when the first index can, and when all can
   */
  prepare(tags: readonly ActiveTag[]): Prepared {
    const [own, ...others] = tags.map(({tag}) => tag);
    if (own === undefined) {
      const nothing = Promise.resolve();
      return {some: nothing, first: nothing, all: nothing};
    }
    const glance = this.load(own, 'headings');
    const first = glance.then(async () => {
      for (const tag of others) void this.load(tag, 'headings');
      await this.load(own, 'index');
    });
    const all = first
      .then(() => Promise.all(others.map((tag) => this.load(tag, 'index'))))
      .then(() => undefined);
    return {some: glance.then((isThere) => (isThere ? undefined : first)), first, all};
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

  /** Whether the first tag's index has been: before, that nothing is found says little. */
  isReliable([own]: readonly ActiveTag[]): boolean {
    return own === undefined || this.loaded.has(own.tag);
  }

  /** The best hits in the indexes that are loaded. */
  async search(input: string, tags: readonly ActiveTag[]): Promise<SearchAnswer> {
    return (await this.connection).search(input, tags);
  }

  /** @returns whether the file was there */
  private load(tag: string, kind: FileKind): Promise<boolean> {
    const name = kind === 'index' ? indexFileName(tag) : headingsFileName(tag);
    const known = this.loading.get(name);
    if (known) return known;
    const loading = this.fetch(name).then(async (file) => {
      const isThere = file !== null;
      await (await this.connection).load(tag, file, kind);
      if (kind === 'index') this.loaded.add(tag);
      // Headings that did not come change no answer.
      if (isThere || kind === 'index') for (const listener of this.listeners) listener();
      return isThere;
    });
    this.loading.set(name, loading);
    return loading;
  }

  /** The file's bytes; null where it is missing or the line fails. Readers see no error for it. */
  private async fetch(name: string): Promise<ArrayBuffer | null> {
    try {
      const response = await this.get(this.baseUrl + name);
      return response.ok ? await response.arrayBuffer() : null;
    } catch {
      return null;
    }
  }
}
