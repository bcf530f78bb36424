import {describe, expect, it} from 'vitest';
import {WorkerChannel, type Numbered} from './channel';
import {fakePort} from '../../../../testing/fixtures/search/fakePort';

type Request = {readonly text: string};
type Reply = {readonly text?: string; readonly error?: string};

describe('WorkerChannel', () => {
  it('resolves each request with its own reply, even if the replies arrive in another order', async () => {
    const held: (() => void)[] = [];
    const port = fakePort(({number, text}: Numbered<Request>, send) => {
      const reply = {number, text};
      held.push(() => send(reply));
    });
    const channel = new WorkerChannel<Request, Reply>(port);
    const replies = Promise.all([channel.ask({text: 'one'}), channel.ask({text: 'two'})]);
    for (const release of held.reverse()) release();
    expect((await replies).map(({text}) => text)).toEqual(['one', 'two']);
  });

  it('rejects with the error of the worker, or when it is terminated', async () => {
    const failing = new WorkerChannel<Request, Reply>(
      fakePort(({number}, send) => send({number, error: 'no'})),
    );
    await expect(failing.ask({text: 'x'})).rejects.toThrow('no');
    const silent = new WorkerChannel<Request, Reply>(fakePort(() => undefined));
    const asked = silent.ask({text: 'x'});
    silent.terminate();
    await expect(asked).rejects.toThrow('terminated');
  });
});
