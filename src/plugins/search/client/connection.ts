import type {FileKind, Numbered, Reply, Request, SearchConnection} from './protocol';

/** The part of a Worker that the connection uses. */
export type WorkerPort = {
  postMessage(message: Numbered<Request>, transfer: Transferable[]): void;
  onmessage: ((event: MessageEvent<Numbered<Reply>>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

/** Numbers requests to a worker and hands each reply to the one who asked. */
export class WorkerConnection implements SearchConnection {
  private next = 0;
  private readonly waiting = new Map<
    number,
    {resolve: (reply: Reply) => void; reject: (error: Error) => void}
  >();

  constructor(private readonly port: WorkerPort) {
    port.onmessage = ({data}) => this.receive(data);
    port.onerror = ({message}) => this.failAll(new Error(`The search worker failed: ${message}`));
  }

  /** Resolves once the worker answers; rejects where it cannot start. */
  async hello(): Promise<void> {
    await this.ask({type: 'hello'});
  }

  async load(tag: string, file: ArrayBuffer | null, kind: FileKind): Promise<void> {
    await this.ask({type: kind, tag, file}, file ? [file] : []);
  }

  async search(...[input, tags]: Parameters<SearchConnection['search']>) {
    const {answer} = await this.ask({type: 'search', input, tags});
    return answer ?? {hits: []};
  }

  private ask(request: Request, transfer: Transferable[] = []): Promise<Reply> {
    const number = this.next++;
    return new Promise((resolve, reject) => {
      this.waiting.set(number, {resolve, reject});
      this.port.postMessage({...request, number}, transfer);
    });
  }

  private receive({number, ...reply}: Numbered<Reply>): void {
    const asked = this.waiting.get(number);
    this.waiting.delete(number);
    if (reply.error === undefined) asked?.resolve(reply);
    else asked?.reject(new Error(reply.error));
  }

  private failAll(error: Error): void {
    for (const {reject} of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}

/**
 * Opens a connection to a worker; where none can start (an old browser, a strict policy), the
 * matching runs in the page.
 *
 * @param start makes the worker; the default is the real one
 */
export async function connect(start: () => WorkerPort = startWorker): Promise<SearchConnection> {
  try {
    const connection = new WorkerConnection(start());
    await connection.hello();
    return connection;
  } catch {
    // Where the site has changed since this page was loaded, this file is gone too.
    const found = await import('./engine').catch(() => undefined);
    if (!found) return UNAVAILABLE;
    const engine = new found.SearchEngine();
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
