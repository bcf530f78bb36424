import {expect, it} from 'vitest';
import {DEFAULT_LIMITS} from '../../../language/client';
import type {LoadedLanguage} from '../../../language/load';
import type {PublishedLanguage} from '../../../language/published';
import type {FromLiveWorker, ToLiveWorker} from './messages';
import {hostWorkers, loadInWorker, type WorkerPort} from './startWorker';

/** A worker whose messages a test sends itself. */
class FakeWorker implements WorkerPort {
  onmessage: WorkerPort['onmessage'] = null;
  onerror: WorkerPort['onerror'] = null;
  readonly received: ToLiveWorker['kind'][] = [];
  hasEnded = false;

  postMessage({kind}: ToLiveWorker): void {
    this.received.push(kind);
  }

  terminate(): void {
    this.hasEnded = true;
  }

  send(data: FromLiveWorker): void {
    this.onmessage?.({data} as MessageEvent<FromLiveWorker>);
  }
}

const file = {url: 'https://example.com/file', bytes: 1, sha256: '', encoding: 'none'} as const;
const published: PublishedLanguage = {crate: 'c', program: file, library: file};
const language = {library: {}} as LoadedLanguage;

function start(): {workers: FakeWorker[]; make: () => FakeWorker} {
  const workers: FakeWorker[] = [];
  const make = () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  };
  return {workers, make};
}

it('the worker that loads is the first host, later ones are new', async () => {
  const {workers, make} = start();
  const loading = loadInWorker(published, () => undefined, make);
  workers[0]!.send({kind: 'loaded', language});
  const loaded = await loading;
  const startHost = hostWorkers(loaded, DEFAULT_LIMITS, make);
  const first = startHost(
    () => undefined,
    () => undefined,
  );
  expect(workers).toHaveLength(1);
  expect(workers[0]!.received).toEqual(['load', 'open']);
  await first.end();
  expect(workers[0]!.hasEnded).toBe(true);
  startHost(
    () => undefined,
    () => undefined,
  );
  expect(workers[1]!.received).toEqual(['open']);
});

it('progress is reported, and a refusal ends the worker', async () => {
  const {workers, make} = start();
  const seen: number[] = [];
  const loading = loadInWorker(published, ({received}) => seen.push(received), make);
  workers[0]!.send({kind: 'progress', progress: {received: 7, total: 9}});
  workers[0]!.send({kind: 'refused', failure: 'altered', message: 'Not the one.'});
  await expect(loading).rejects.toMatchObject({failure: 'altered', message: 'Not the one.'});
  expect(seen).toEqual([7]);
  expect(workers[0]!.hasEnded).toBe(true);
});

it('a worker that does not start is a refusal in words', async () => {
  const {workers, make} = start();
  const loading = loadInWorker(published, () => undefined, make);
  workers[0]!.onerror?.({message: 'blocked'} as ErrorEvent);
  await expect(loading).rejects.toThrow('did not start (blocked). Reload the page, and try again.');
});

it('a browser that refuses workers gives a readable message', async () => {
  const loading = loadInWorker(
    published,
    () => undefined,
    () => {
      throw new DOMException('Access is denied', 'SecurityError');
    },
  );
  await expect(loading).rejects.toThrow(/did not start \(Access is denied\)\. Reload the page/);
});
