// @ts-check
// Entry of Node's worker thread: plain JavaScript, because Node 20 runs no TypeScript and a thread
// inherits no loader from whoever starts it.
import {parentPort} from 'node:worker_threads';
import {tsImport} from 'tsx/esm/api';

/** @type {typeof import('./messages')} */
const {createWorkerSide} = await tsImport('./messages.ts', import.meta.url);

const receive = createWorkerSide((message) => {
  parentPort?.postMessage(message);
});

parentPort?.on('message', receive);
