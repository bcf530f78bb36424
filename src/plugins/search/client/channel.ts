/** A message to or from a worker. A reply has the number of its request. */
export type Numbered<Content> = Content & {readonly number: number};

/** The part of a Worker that a channel uses. */
export type WorkerPort = {
  postMessage(message: unknown, transfer: Transferable[]): void;
  terminate?(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

type PendingRequest<Reply> = {resolve: (reply: Reply) => void; reject: (error: Error) => void};

/** Sends requests to a worker and resolves each with its own reply. */
export class WorkerChannel<Request, Reply extends {readonly error?: string}> {
  private next = 0;
  private readonly pending = new Map<number, PendingRequest<Reply>>();

  constructor(private readonly port: WorkerPort) {
    port.onmessage = ({data}: MessageEvent<Numbered<Reply>>) => this.receive(data);
    port.onerror = ({message}) => this.rejectAll(new Error(`The search worker failed: ${message}`));
  }

  /** @throws Error if the worker fails, reports an error, or is terminated before it replies */
  ask(request: Request, transfer: Transferable[] = []): Promise<Reply> {
    const number = this.next++;
    return new Promise((resolve, reject) => {
      this.pending.set(number, {resolve, reject});
      this.port.postMessage({...request, number}, transfer);
    });
  }

  /** Stops the worker, even in the middle of a request. */
  terminate(): void {
    this.port.terminate?.();
    this.rejectAll(new Error('The search worker was terminated.'));
  }

  private receive(reply: Numbered<Reply>): void {
    const request = this.pending.get(reply.number);
    this.pending.delete(reply.number);
    if (reply.error === undefined) request?.resolve(reply);
    else request?.reject(new Error(reply.error));
  }

  private rejectAll(error: Error): void {
    for (const {reject} of this.pending.values()) reject(error);
    this.pending.clear();
  }
}

/** The part of a worker's global scope that serves requests. */
type WorkerScope = {
  onmessage: ((event: {data: Numbered<never>}) => void) | null;
  postMessage(reply: unknown): void;
};

/** Answers every request that reaches this worker; an exception becomes the reply's `error`. */
export function serve<Request>(answer: (request: Request) => object | Promise<object>): void {
  const scope = globalThis as unknown as WorkerScope;
  const reply = async ({number, ...request}: Numbered<Request>): Promise<object> => {
    try {
      return {...(await answer(request as Request)), number};
    } catch (error) {
      return {error: String(error), number};
    }
  };
  scope.onmessage = ({data}: {data: Numbered<Request>}) =>
    void reply(data).then((message) => scope.postMessage(message));
}
