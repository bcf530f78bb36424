/** The messages between a page or a test and its worker, and the worker's side. */
import {createHost, type HostParts} from './host';
import {type LanguageAnswer, type LanguageRequest} from './protocol';

/** First the parts of the host, then batches of requests. */
export type ToWorker =
  | {readonly kind: 'open'; readonly parts: HostParts}
  | {readonly kind: 'batch'; readonly requests: readonly LanguageRequest[]};

/** First that the host is ready, then one answer per request, in the order of the batch. */
export type FromWorker =
  {readonly kind: 'ready'} | {readonly kind: 'answer'; readonly answer: LanguageAnswer};

/**
 * Makes the worker's receiver of messages.
 *
 * @param post sends at once, even while a batch is being answered, so that the other side knows the
 *   current request
 * @returns the receiver of messages
 */
export function createWorkerSide(post: (message: FromWorker) => void): (message: ToWorker) => void {
  let host: ReturnType<typeof createHost> | undefined;
  return (message) => {
    if (message.kind === 'open') {
      host = createHost(message.parts);
      post({kind: 'ready'});
      return;
    }
    host?.(message.requests, (answer) => {
      post({kind: 'answer', answer});
    });
  };
}
