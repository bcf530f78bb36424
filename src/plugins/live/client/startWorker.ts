import type {LoadedLanguage, Progress} from '../../../language/load';
import {LoadError} from '../../../language/loadError';
import type {Limits} from '../../../language/client';
import type {PublishedFile, PublishedLanguage} from '../../../language/published';
import type {StartWorker} from '../../../language/transport';
import type {FromLiveWorker, ToLiveWorker} from './messages';

/** The part of a Worker that this file uses; tests pass a substitute. */
export interface WorkerPort {
  onmessage: ((event: MessageEvent<FromLiveWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToLiveWorker): void;
  terminate(): void;
}

type MakeWorker = () => WorkerPort;

/** Makes the real worker. */
const makeWorker: MakeWorker = () => new Worker(new URL('./worker.ts', import.meta.url));

/** A loaded version, and the worker that loaded it: it can be the first host. */
interface Loaded {
  readonly language: LoadedLanguage;
  readonly worker: WorkerPort;
}

/**
 * Loads a version in a worker.
 *
 * @throws LoadError saying in words what went wrong; the worker has ended then
 */
export function loadInWorker(
  published: PublishedLanguage,
  onProgress: (progress: Progress) => void,
  make: MakeWorker = makeWorker,
): Promise<Loaded> {
  return new Promise<Loaded>((resolve, reject) => {
    const worker = makeOrRefuse(make);
    const end = (finish: () => void): void => {
      worker.terminate();
      finish();
    };
    worker.onmessage = ({data}) => {
      if (data.kind === 'progress') onProgress(data.progress);
      if (data.kind === 'loaded') resolve({language: data.language, worker});
      if (data.kind === 'refused') end(() => reject(new LoadError(data.failure, data.message)));
    };
    worker.onerror = ({message}) => {
      end(() => reject(notStarted(message)));
    };
    worker.postMessage({kind: 'load', published: absolute(published)});
  });
}

/** Replaces the browser's error by a readable message if it refuses workers. */
function makeOrRefuse(make: MakeWorker): WorkerPort {
  try {
    return make();
  } catch (error) {
    throw notStarted(error instanceof Error ? error.message : '');
  }
}

/** An error without a message means that the script is gone: the site was deployed since the page loaded. */
function notStarted(message: string): LoadError {
  const reason = message ? ` (${message})` : '';
  return new LoadError(
    'unreachable',
    `The worker that runs samples did not start${reason}. Reload the page, and try again.`,
  );
}

/**
 * Returns a function that starts hosts of a loaded version for `transport.ts`; the first one exists.
 */
export function hostWorkers(
  {language, worker: first}: Loaded,
  {outputBytes}: Limits,
  make: MakeWorker = makeWorker,
): StartWorker {
  let spare: WorkerPort | undefined = first;
  return (receive, fail) => {
    const worker = spare ?? make();
    spare = undefined;
    worker.onmessage = ({data}) => {
      if (data.kind === 'ready' || data.kind === 'answer') receive(data);
    };
    worker.onerror = ({message}) => fail(message || 'The worker ended by itself.');
    worker.postMessage({kind: 'open', parts: {...language, outputBytes}});
    return {
      post: (message) => worker.postMessage(message),
      end: () => Promise.resolve(worker.terminate()),
    };
  };
}

/** Makes addresses absolute, because a worker resolves them against its own address. */
function absolute(published: PublishedLanguage): PublishedLanguage {
  const here = (file: PublishedFile): PublishedFile => ({
    ...file,
    url: new URL(file.url, globalThis.location?.href).href,
  });
  return {...published, program: here(published.program), library: here(published.library)};
}
