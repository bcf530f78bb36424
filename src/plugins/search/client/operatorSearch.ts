import type {SearchedIndex} from '../core/show/answer';
import {WorkerChannel, type WorkerPort} from './channel';
import type {OperatorReply, OperatorRequest} from './operatorIndexes';

/** Time limit for a query in milliseconds, without the time that lunr needs to build its indexes. */
const TIME_LIMIT = 2000;

/** The reply if lunr was stopped. */
export const TOO_SLOW: OperatorReply = {
  limits: ['The query took too long, so its words were searched without operators.'],
};

/** Answers queries with operators in a worker, which is terminated if a query takes too long. */
export class OperatorSearch {
  private channel: WorkerChannel<OperatorRequest, OperatorReply> | undefined;
  private readonly sent = new Map<string, Promise<unknown>>();

  /** @param start makes the worker; the default is the real one */
  constructor(
    private readonly start: () => WorkerPort = startWorker,
    private readonly timeLimit: number = TIME_LIMIT,
  ) {}

  /** @returns an empty reply if no worker can start or lunr fails */
  async search(query: string, searched: readonly SearchedIndex[]): Promise<OperatorReply> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isTooSlow = false;
    try {
      const channel = (this.channel ??= new WorkerChannel(this.start()));
      await Promise.all(searched.map((one) => this.send(channel, one)));
      timer = setTimeout(() => {
        isTooSlow = true;
        this.stop(channel);
      }, this.timeLimit);
      const tags = searched.map(({tag}) => tag);
      return await channel.ask({type: 'search', query, tags});
    } catch {
      return isTooSlow ? TOO_SLOW : {};
    } finally {
      clearTimeout(timer);
    }
  }

  private send(
    channel: WorkerChannel<OperatorRequest, OperatorReply>,
    {tag, index}: SearchedIndex,
  ): Promise<unknown> {
    const known = this.sent.get(tag);
    if (known) return known;
    const {fields, terms, numbers, starts, cells, scores} = index;
    const postings = {fields, terms, numbers, starts, cells, scores};
    const sending = channel.ask({type: 'index', tag, postings});
    this.sent.set(tag, sending);
    return sending;
  }

  /** The next query starts another worker. */
  private stop(channel: WorkerChannel<OperatorRequest, OperatorReply>): void {
    if (this.channel !== channel) return;
    this.channel = undefined;
    this.sent.clear();
    channel.terminate();
  }
}

function startWorker(): WorkerPort {
  return new Worker(new URL('./operatorWorker.ts', import.meta.url));
}
