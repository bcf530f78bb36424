/** Marks a message on its way to a worker and back: the reply carries the number of its request. */
export type Numbered<Content> = Content & {readonly number: number};

/** The part of a Worker that a channel uses. */
export type WorkerPort = {
  postMessage(message: unknown, transfer: Transferable[]): void;
  terminate?(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

type Waiting<Reply> = {resolve: (reply: Reply) => void; reject: (error: Error) => void};

/** Sends requests to a worker and resolves each with its own reply. */
export class WorkerChannel<Request, Reply extends {readonly error?: string}> {
  private next = 0;
  private readonly waiting = new Map<number, Waiting<Reply>>();

  constructor(private readonly port: WorkerPort) {
    port.onmessage = ({data}: MessageEvent<Numbered<Reply>>) => this.receive(data);
    port.onerror = ({message}) => this.rejectAll(new Error(`The search worker failed: ${message}`));
  }

  /** @throws Error if the worker fails, reports an error, or is terminated before it replies */
  ask(request: Request, transfer: Transferable[] = []): Promise<Reply> {
    const number = this.next++;
    return new Promise((resolve, reject) => {
      this.waiting.set(number, {resolve, reject});
      this.port.postMessage({...request, number}, transfer);
    });
  }

  /** Stops the worker, whatever it is doing. */
  terminate(): void {
    this.port.terminate?.();
    this.rejectAll(new Error('The search worker was terminated.'));
  }

  private receive(reply: Numbered<Reply>): void {
    const waiting = this.waiting.get(reply.number);
    this.waiting.delete(reply.number);
    if (reply.error === undefined) waiting?.resolve(reply);
    else waiting?.reject(new Error(reply.error));
  }

  private rejectAll(error: Error): void {
    for (const {reject} of this.waiting.values()) reject(error);
    this.waiting.clear();
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
