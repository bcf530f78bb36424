/**
 * Asks a worker, with a time limit for every request.
 *
 * It is the same on all platforms: Node and browsers each pass a function that starts a worker.
 */
import {type LanguageClient, type Limits} from './client';
import {type FromWorker, type ToWorker} from './messages';
import {
  type AnswerOf,
  type Fault,
  faultAnswer,
  type LanguageAnswer,
  type LanguageRequest,
  type LanguageRelease,
} from './protocol';

/** A worker that was started with the parts of its host. */
interface WorkerHandle {
  post(message: ToWorker): void;
  end(): Promise<void>;
}

/**
 * Starts a worker.
 *
 * @param receive is called with its messages
 * @param fail is called if the worker cannot start, or ends by itself
 */
export type StartWorker = (
  receive: (message: FromWorker) => void,
  fail: (reason: string) => void,
) => WorkerHandle;

/** Makes a client of a worker. The first request starts the worker, and the next one after its end. */
export function createClient(
  release: LanguageRelease,
  startWorker: StartWorker,
  limits: Limits,
): LanguageClient {
  const connection = new Connection(startWorker, limits);
  let queue: Promise<unknown> = Promise.resolve();
  let closed = false;

  async function askAll<R extends LanguageRequest>(requests: readonly R[]): Promise<AnswerOf<R>[]> {
    const answers = queue.then(() => {
      if (closed) throw new Error('This language client is closed.');
      return requests.length === 0 ? [] : connection.answer(requests);
    });
    queue = answers.catch(() => undefined);
    // Each answer has the type that belongs to its request.
    return (await answers) as AnswerOf<R>[];
  }

  return {
    release,
    askAll,
    async ask<R extends LanguageRequest>(request: R): Promise<AnswerOf<R>> {
      const [answer] = await askAll([request]);
      return answer as AnswerOf<R>;
    },
    async close() {
      closed = true;
      await connection.end('This language client is closed.');
    },
  };
}

/** Loading and compiling takes a fraction of a second, but much longer on a machine under load. */
const START_MS = 60_000;

/** The current batch. */
interface Batch {
  readonly requests: readonly LanguageRequest[];
  readonly answers: LanguageAnswer[];
  readonly resolve: (answers: LanguageAnswer[]) => void;
  readonly reject: (error: Error) => void;
}

/** A connection to one worker at a time, for one batch at a time. */
class Connection {
  private worker: WorkerHandle | undefined;
  private isReady = false;
  private batch: Batch | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly startWorker: StartWorker,
    private readonly limits: Limits,
  ) {}

  /** Answers every request; rejects only if no worker can be started. */
  answer(requests: readonly LanguageRequest[]): Promise<LanguageAnswer[]> {
    return new Promise((resolve, reject) => {
      this.batch = {requests, answers: [], resolve, reject};
      this.send();
    });
  }

  /** Ends the worker, and rejects the current batch. */
  async end(reason: string): Promise<void> {
    const {batch} = this;
    this.batch = undefined;
    batch?.reject(new Error(reason));
    await this.dismiss();
  }

  /** Sends the requests that have no answer yet. */
  private send(): void {
    if (!this.batch) return;
    this.worker ??= this.start();
    this.worker.post({
      kind: 'batch',
      requests: this.batch.requests.slice(this.batch.answers.length),
    });
    // A worker loads its code first, so the time of the first request begins when it is ready.
    if (this.isReady) this.watch();
    else this.watchStart();
  }

  /** The timer also keeps a Node process alive until the first answer; the worker does not. */
  private watchStart(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.fail(`The worker did not start within ${START_MS} ms.`);
    }, START_MS);
  }

  private start(): WorkerHandle {
    const isCurrent = () => started === this.worker;
    const started: WorkerHandle = this.startWorker(
      (message) => {
        if (isCurrent()) this.receive(message);
      },
      (reason) => {
        if (isCurrent()) this.fail(reason);
      },
    );
    return started;
  }

  private receive(message: FromWorker): void {
    if (message.kind === 'ready') {
      this.isReady = true;
      if (this.batch) this.watch();
      return;
    }
    this.take(message.answer);
  }

  /** Adds the answer to the current request. */
  private take(answer: LanguageAnswer): void {
    const {batch} = this;
    if (!batch) return;
    batch.answers.push(answer);
    if (batch.answers.length < batch.requests.length) {
      this.watch();
      return;
    }
    clearTimeout(this.timer);
    this.batch = undefined;
    batch.resolve(batch.answers);
  }

  private watch(): void {
    const {timeMs} = this.limits;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.replace({kind: 'timeout', message: `No answer within ${timeMs} ms.`});
    }, timeMs);
  }

  private fail(reason: string): void {
    if (this.isReady) this.replace({kind: 'trap', message: reason});
    else void this.end(reason);
  }

  /** Answers the current request with a fault, and the others with a new worker. */
  private replace(fault: Fault): void {
    void this.dismiss();
    const open = this.batch?.requests[this.batch.answers.length];
    if (!open) return;
    this.take(faultAnswer(open, fault));
    clearTimeout(this.timer);
    this.send();
  }

  private async dismiss(): Promise<void> {
    const {worker} = this;
    clearTimeout(this.timer);
    this.worker = undefined;
    this.isReady = false;
    await worker?.end();
  }
}
