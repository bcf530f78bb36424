/** The worker of a page: it loads a version of the language, or is the host of a loaded one. */
import {loadLanguage} from '../../../language/load';
import {LoadError} from '../../../language/loadError';
import {createWorkerSide} from '../../../language/messages';
import type {PublishedLanguage} from '../../../language/published';
import type {FromLiveWorker, ToLiveWorker} from './messages';

/** The part of a worker's global scope that this file uses. */
type WorkerScope = {
  onmessage: ((event: {data: ToLiveWorker}) => void) | null;
  postMessage(message: FromLiveWorker): void;
};

const scope = globalThis as unknown as WorkerScope;
const post = (message: FromLiveWorker): void => {
  scope.postMessage(message);
};
const receive = createWorkerSide(post);

/** Milliseconds between two reports of progress. */
const PROGRESS_MS = 100;

async function load(published: PublishedLanguage): Promise<void> {
  try {
    let reported = -PROGRESS_MS;
    const language = await loadLanguage(published, (progress) => {
      const now = performance.now();
      if (now - reported < PROGRESS_MS && progress.received < progress.total) return;
      reported = now;
      post({kind: 'progress', progress});
    });
    post({kind: 'loaded', language});
  } catch (error) {
    const failure = error instanceof LoadError ? error.failure : 'unreadable';
    post({
      kind: 'refused',
      failure,
      message: String(error instanceof Error ? error.message : error),
    });
  }
}

scope.onmessage = ({data}) => {
  if (data.kind === 'load') void load(data.published);
  else receive(data);
};
