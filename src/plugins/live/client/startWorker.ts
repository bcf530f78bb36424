import type {LoadedLanguage, Progress} from '../../../language/load';
import {LoadError} from '../../../language/loadError';
import type {Limits} from '../../../language/client';
import type {PublishedFile, PublishedLanguage} from '../../../language/published';
import type {StartWorker} from '../../../language/transport';
import type {FromLiveWorker, ToLiveWorker} from './messages';

/** The part of a Worker that this file uses; tests have their own. */
export interface WorkerPort {
  onmessage: ((event: MessageEvent<FromLiveWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToLiveWorker): void;
  terminate(): void;
}

export type MakeWorker = () => WorkerPort;

/** Makes the real worker. */
export const makeWorker: MakeWorker = () => new Worker(new URL('./worker.ts', import.meta.url));

/**
 * Loads a version in a worker that ends with it.
 *
 * @throws LoadError saying in words what went wrong
 */
export function loadInWorker(
  published: PublishedLanguage,
  onProgress: (progress: Progress) => void,
  make: MakeWorker = makeWorker,
): Promise<LoadedLanguage> {
  return new Promise<LoadedLanguage>((resolve, reject) => {
    const worker = make();
    const end = (finish: () => void): void => {
      worker.terminate();
      finish();
    };
    worker.onmessage = ({data}) => {
      if (data.kind === 'progress') onProgress(data.progress);
      if (data.kind === 'loaded') end(() => resolve(data.language));
      if (data.kind === 'refused') end(() => reject(new LoadError(data.failure, data.message)));
    };
    worker.onerror = ({message}) => {
      const words = `The worker did not start${message ? ` (${message})` : ''}.`;
      end(() => reject(new LoadError('unreachable', words)));
    };
    worker.postMessage({kind: 'load', published: absolute(published)});
  });
}

/** Starts workers that are hosts of a loaded version, as `transport.ts` wants them. */
export function hostWorkers(
  language: LoadedLanguage,
  {outputBytes}: Limits,
  make: MakeWorker = makeWorker,
): StartWorker {
  return (receive, fail) => {
    const worker = make();
    worker.onmessage = ({data}) => {
      if (data.kind === 'ready' || data.kind === 'answer') receive(data);
    };
    worker.onerror = ({message}) => fail(message || 'The worker ended by itself.');
    worker.postMessage({kind: 'open', parts: {...language, outputBytes, surroundings: {}}});
    return {
      post: (message) => worker.postMessage(message),
      end: () => Promise.resolve(worker.terminate()),
    };
  };
}

/** A worker's own address is not the page's: what is relative to the page is made absolute. */
function absolute(published: PublishedLanguage): PublishedLanguage {
  const here = (file: PublishedFile): PublishedFile => ({
    ...file,
    url: new URL(file.url, globalThis.location?.href).href,
  });
  return {...published, program: here(published.program), library: here(published.library)};
}
