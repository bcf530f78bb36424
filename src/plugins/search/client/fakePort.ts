import type {Numbered, WorkerPort} from './channel';
import {OperatorIndexes, type OperatorRequest} from './operatorIndexes';
import {OperatorSearch} from './operatorSearch';

/* Stand-ins for workers, for tests: Node has no Worker like the browser's. */

/** A worker whose replies the test writes. */
export function fakePort<Request>(
  reply: (
    request: Numbered<Request>,
    send: (reply: Readonly<Record<string, unknown>>) => void,
  ) => void,
): WorkerPort {
  const port: WorkerPort = {
    onmessage: null,
    onerror: null,
    postMessage: (request) =>
      reply(request as Numbered<Request>, (data) => port.onmessage?.({data} as MessageEvent)),
  };
  return port;
}

/** Answers queries with operators in this thread. */
export function operatorsInThread(): OperatorSearch {
  const indexes = new OperatorIndexes();
  return new OperatorSearch(() =>
    fakePort<OperatorRequest>(({number, ...request}, send) =>
      send({...indexes.answer(request), number}),
    ),
  );
}
