/** Messages between a page and its worker, in addition to the host's. */
import type {LoadedLanguage, Progress} from '../../../language/load';
import type {LoadFailure} from '../../../language/loadError';
import type {FromWorker, ToWorker} from '../../../language/messages';
import type {PublishedLanguage} from '../../../language/published';

export type ToLiveWorker =
  ToWorker | {readonly kind: 'load'; readonly published: PublishedLanguage};

export type FromLiveWorker =
  | FromWorker
  | {readonly kind: 'progress'; readonly progress: Progress}
  | {readonly kind: 'loaded'; readonly language: LoadedLanguage}
  | {readonly kind: 'refused'; readonly failure: LoadFailure; readonly message: string};
