/** A search engine in a page of the site that it indexed; each bundle exposes one as `bench`. */
export type BenchEngine = {
  /** Loads and prepares everything that a search needs. */
  load(): Promise<void>;
  /** Receives the response that the page requested before the engine loaded, if it requests one. */
  loadFirst?(early: Promise<Response>): Promise<void>;
  /** Addresses of the first eight hits, best first. */
  search(query: string): Promise<string[]>;
};

/** Exposes the engine to the benchmark. */
export function expose(engine: BenchEngine): void {
  (globalThis as {bench?: BenchEngine}).bench = engine;
}

/** The indexes that a page of the latest version loads. */
export const TAGS = [
  'docs-default-0.12',
  'docs-community-current',
  'docs-rfc-current',
  'default',
] as const;
