import {describe, expect, it} from 'vitest';
import {connect, WorkerConnection, type WorkerPort} from './connection';
import type {Numbered, Reply, Request} from './protocol';

/** A worker whose replies the test writes. */
function fakePort(
  reply: (request: Numbered<Request>, send: (reply: Numbered<Reply>) => void) => void,
) {
  const port: WorkerPort = {
    onmessage: null,
    onerror: null,
    postMessage: (request) =>
      reply(request, (data) => port.onmessage?.({data} as MessageEvent<Numbered<Reply>>)),
  };
  return port;
}

describe('WorkerConnection', () => {
  it('hands each reply to the one who asked, in whatever order they come', async () => {
    const held: (() => void)[] = [];
    const port = fakePort(({number, ...request}, send) => {
      const input = request.type === 'search' ? request.input : '';
      held.push(() => send({number, answer: {hits: [], correction: input}}));
    });
    const connection = new WorkerConnection(port);
    const answers = Promise.all([connection.search('one', []), connection.search('two', [])]);
    for (const release of held.reverse()) release();
    expect((await answers).map(({correction}) => correction)).toEqual(['one', 'two']);
  });

  it('passes on what the worker could not do', async () => {
    const connection = new WorkerConnection(
      fakePort(({number}, send) => send({number, error: 'no'})),
    );
    await expect(connection.search('x', [])).rejects.toThrow('no');
  });
});

describe('connect', () => {
  it('matches in the page where no worker can be made', async () => {
    const connection = await connect(() => {
      throw new Error('Refused by the content security policy');
    });
    await connection.load('default', null, 'index');
    expect(await connection.search('kafka', [{tag: 'default', weight: 1}])).toEqual({hits: []});
  });

  it('matches in the page where the worker fails to start', async () => {
    const port = fakePort(() => port.onerror?.({message: 'no such file'} as ErrorEvent));
    const connection = await connect(() => port);
    expect(await connection.search('kafka', [])).toEqual({hits: []});
  });
});
