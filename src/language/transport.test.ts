import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {type FromWorker, type ToWorker} from './messages';
import {type CheckRequest, faultAnswer} from './protocol';
import {createClient, type StartWorker} from './transport';

const ask = (source: string): CheckRequest => ({kind: 'check', entry: 'script', source});
const ok = {ok: true, diagnostics: [], text: ''};

/** The effect of a request on the worker, which its source names. */
type Behavior = 'ok' | 'hang' | 'die';

/**
 * Starts workers that behave as their requests say.
 *
 * @param refusals the number of starts that fail before one succeeds
 */
function fakeWorkers(refusals = 0) {
  const log = {started: 0, ended: 0};
  const start: StartWorker = (receive, fail) => {
    log.started += 1;
    let ended = false;
    const later = (work: () => void) => setTimeout(() => !ended && work(), 1);
    if (log.started <= refusals) later(() => fail('no such file'));
    else later(() => receive({kind: 'ready'}));
    const serve = ([request, ...rest]: readonly {source?: string}[]): void => {
      const behavior = request?.source as Behavior | undefined;
      if (behavior === 'die') fail('gone');
      if (behavior !== 'ok') return;
      const message: FromWorker = {kind: 'answer', answer: ok};
      receive(message);
      later(() => serve(rest));
    };
    return {
      post(message: ToWorker) {
        if (message.kind === 'batch') later(() => later(() => serve(message.requests as [])));
      },
      end() {
        ended = true;
        log.ended += 1;
        return Promise.resolve();
      },
    };
  };
  return {start, log};
}

const limits = {timeMs: 40, outputBytes: 1000};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Awaits a promise while the fake time passes. */
async function settle<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(1000);
  return promise;
}

describe('a client', () => {
  test('answers in order, with one worker', async () => {
    const {start, log} = fakeWorkers();
    const client = createClient('1.0.0', start, limits);
    const both = await settle(
      Promise.all([client.askAll([ask('ok'), ask('ok')]), client.ask(ask('ok'))]),
    );
    expect(both).toEqual([[ok, ok], ok]);
    expect(await client.askAll([])).toEqual([]);
    expect(log).toEqual({started: 1, ended: 0});
    await client.close();
    expect(log.ended).toBe(1);
  });

  test('ends a worker that takes too long, and continues after that request', async () => {
    const {start, log} = fakeWorkers();
    const client = createClient('1.0.0', start, limits);
    const answers = await settle(client.askAll(['ok', 'hang', 'ok', 'hang'].map(ask)));
    const timeout = {kind: 'timeout', message: 'No answer within 40 ms.'} as const;
    expect(answers).toEqual([ok, faultAnswer(ask(''), timeout), ok, faultAnswer(ask(''), timeout)]);
    expect(log.started).toBe(2);
    expect(await settle(client.ask(ask('ok')))).toEqual(ok);
    expect(log).toEqual({started: 3, ended: 2});
  });

  test('answers for a worker that ends by itself', async () => {
    const {start} = fakeWorkers();
    const client = createClient('1.0.0', start, limits);
    const answers = await settle(client.askAll(['die', 'ok'].map(ask)));
    expect(answers).toEqual([faultAnswer(ask(''), {kind: 'trap', message: 'gone'}), ok]);
  });

  test('rejects if its worker cannot start, and tries again with the next request', async () => {
    const {start} = fakeWorkers(1);
    const client = createClient('1.0.0', start, limits);
    await expect(settle(client.ask(ask('ok')))).rejects.toThrow('no such file');
    expect(await settle(client.ask(ask('ok')))).toEqual(ok);
  });

  test('rejects if its worker never starts', async () => {
    const end = vi.fn(() => Promise.resolve());
    const client = createClient('1.0.0', () => ({post: vi.fn(), end}), limits);
    const refused = expect(client.ask(ask('ok'))).rejects.toThrow('did not start within 60000 ms');
    await vi.advanceTimersByTimeAsync(60_000);
    await refused;
    expect(end).toHaveBeenCalledOnce();
  });

  test('rejects pending and later requests when it is closed', async () => {
    const {start} = fakeWorkers();
    const client = createClient('1.0.0', start, {...limits, timeMs: 10_000});
    const open = client.ask(ask('hang'));
    const closed = expect(open).rejects.toThrow('closed');
    await vi.advanceTimersByTimeAsync(10);
    await client.close();
    await closed;
    await expect(client.ask(ask('ok'))).rejects.toThrow('closed');
  });
});
