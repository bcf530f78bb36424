/** Entry of Node's worker thread; `node.ts` bundles it. */
import {parentPort} from 'node:worker_threads';
import {createWorkerSide, type ToWorker} from './messages';

const receive = createWorkerSide((message) => {
  parentPort?.postMessage(message);
});

parentPort?.on('message', (message: ToWorker) => {
  receive(message);
});
