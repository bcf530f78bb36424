import {transfer, wrap} from 'comlink';
import type {SearchEngine} from './engine';

/** The worker that answers queries, or an engine in the page. */
export type SearchConnection = {
  /** Passes a file on; the buffer is not usable afterwards. */
  load(...file: Parameters<SearchEngine['load']>): void | Promise<void>;
  search: SearchEngine['search'];
};

/**
 * Opens a connection to a worker. If no worker can start (an old browser, a strict policy), the page
 * itself answers the queries.
 *
 * @param start makes the worker; the default is the real one
 */
export async function connect(start: () => Worker = startWorker): Promise<SearchConnection> {
  try {
    const worker = start();
    const engine = wrap<SearchEngine>(worker);
    await new Promise<void>((resolve, reject) => {
      worker.addEventListener('error', ({message}) => reject(new Error(message)));
      engine.search('', []).then(() => resolve(), reject);
    });
    return {
      load: (tag, kind, file) => engine.load(tag, kind, file && transfer(file, [file])),
      search: (input, tags) => engine.search(input, tags),
    };
  } catch {
    // If the site was deployed again since this page was loaded, this file no longer exists either.
    const found = await import('./siteEngine').catch(() => undefined);
    return found?.openSiteEngine() ?? UNAVAILABLE;
  }
}

const UNAVAILABLE: SearchConnection = {
  load: () => undefined,
  search: () => Promise.resolve({hits: [], isUnavailable: true}),
};

function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url));
}
