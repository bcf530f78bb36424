/** A search engine inside a page of the site that it indexed; the bundles expose one as `bench`. */
export type BenchEngine = {
  /** Loads and prepares everything that answering takes. */
  load(): Promise<void>;
  /** Takes over what the page asked for before the engine was there; absent where that is nothing. */
  loadFirst?(early: Promise<Response>): Promise<void>;
  /** Addresses of the first eight hits, best first. */
  search(query: string): Promise<string[]>;
};

/** Makes the engine reachable for the measuring side. */
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
