import {WorkerChannel, type WorkerPort} from './channel';
import type {Reply, Request, SearchConnection} from './protocol';

/**
 * Opens a connection to a worker. If no worker can start (an old browser, a strict policy), the page
 * itself answers the queries.
 *
 * @param start makes the worker; the default is the real one
 */
export async function connect(start: () => WorkerPort = startWorker): Promise<SearchConnection> {
  try {
    const channel = new WorkerChannel<Request, Reply>(start());
    await channel.ask({type: 'hello'});
    return {
      load: async (tag, file, kind) =>
        void (await channel.ask({type: kind, tag, file}, file ? [file] : [])),
      search: async (input, tags) =>
        (await channel.ask({type: 'search', input, tags})).answer ?? {hits: []},
    };
  } catch {
    // If the site was deployed again since this page was loaded, this file no longer exists either.
    const found = await import('./siteEngine').catch(() => undefined);
    if (!found) return UNAVAILABLE;
    const engine = found.openSiteEngine();
    return {
      load: async (tag, file, kind) =>
        kind === 'index' ? engine.load(tag, file) : engine.loadHeadings(tag, file),
      search: (input, tags) => engine.search(input, tags),
    };
  }
}

const UNAVAILABLE: SearchConnection = {
  load: () => Promise.resolve(),
  search: () => Promise.resolve({hits: [], isUnavailable: true}),
};

function startWorker(): WorkerPort {
  return new Worker(new URL('./worker.ts', import.meta.url));
}
