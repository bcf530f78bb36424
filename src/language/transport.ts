/**
 * Asking a worker, with a time limit for every request.
 *
 * Knows no worker of a particular platform: Node and browsers each hand in how to start one.
 */
import {type LanguageClient, type Limits} from './client';
import {type FromWorker, type ToWorker} from './messages';
import {
  type AnswerOf,
  faultAnswer,
  type Fault,
  type LanguageAnswer,
  type LanguageRequest,
  type LanguageVersion,
} from './protocol';

/** A running worker. */
export interface WorkerHandle {
  post(message: ToWorker): void;
  end(): Promise<void>;
}

/**
 * Starts a worker that has its host's parts.
 *
 * @param receive gets its messages
 * @param fail is told when it ends by itself or cannot start
 */
export type StartWorker = (
  receive: (message: FromWorker) => void,
  fail: (reason: string) => void,
) => WorkerHandle;

/** A batch under way. */
interface Batch {
  readonly requests: readonly LanguageRequest[];
  readonly answers: LanguageAnswer[];
  readonly done: () => void;
}

/** Makes a client of a worker; the worker starts with the first request and again after a fault. */
export function createClient(
  version: LanguageVersion,
  startWorker: StartWorker,
  limits: Limits,
): LanguageClient {
  let worker: WorkerHandle | undefined;
  let batch: Batch | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let closed = false;

  function watch(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      stop({kind: 'timeout', message: `No answer within ${limits.timeMs} ms.`});
    }, limits.timeMs);
  }

  function receive(answer: LanguageAnswer): void {
    if (!batch) return;
    batch.answers.push(answer);
    if (batch.answers.length < batch.requests.length) {
      watch();
      return;
    }
    clearTimeout(timer);
    batch.done();
  }

  /** Ends the worker, answers the request under way with a fault, and goes on with the next. */
  function stop(fault: Fault): void {
    clearTimeout(timer);
    void worker?.end();
    worker = undefined;
    const open = batch?.requests[batch.answers.length];
    if (!open) return;
    receive(faultAnswer(open, fault));
    send();
  }

  function send(): void {
    if (!batch) return;
    const rest = batch.requests.slice(batch.answers.length);
    if (rest.length === 0) return;
    worker ??= start();
    worker.post({kind: 'batch', requests: rest});
    watch();
  }

  function start(): WorkerHandle {
    const started: WorkerHandle = startWorker(
      (message) => {
        if (started === worker) receive(message.answer);
      },
      (reason) => {
        if (started === worker) stop({kind: 'trap', message: reason});
      },
    );
    return started;
  }

  function runBatch(requests: readonly LanguageRequest[]): Promise<LanguageAnswer[]> {
    if (closed) return Promise.reject(new Error('This language client is closed.'));
    if (requests.length === 0) return Promise.resolve([]);
    return new Promise((resolve) => {
      const answers: LanguageAnswer[] = [];
      const done = () => {
        batch = undefined;
        resolve(answers);
      };
      batch = {requests, answers, done};
      send();
    });
  }

  async function askAll<R extends LanguageRequest>(requests: readonly R[]): Promise<AnswerOf<R>[]> {
    const answers = queue.then(() => runBatch(requests));
    queue = answers.catch(() => undefined);
    return (await answers) as AnswerOf<R>[];
  }

  return {
    version,
    askAll,
    async ask<R extends LanguageRequest>(request: R): Promise<AnswerOf<R>> {
      const [answer] = await askAll([request]);
      return answer as AnswerOf<R>;
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await worker?.end();
      worker = undefined;
    },
  };
}
