import type {SearchAnswer} from '../core/show/search';
import type {ActiveTag} from '../core/index/tags';

/** The files of a tag: the headings answer until the index is there. */
export type FileKind = 'headings' | 'index';

/** A request of the page to the worker. */
export type Request =
  | {readonly type: 'hello'}
  | {readonly type: FileKind; readonly tag: string; readonly file: ArrayBuffer | null}
  | {readonly type: 'search'; readonly input: string; readonly tags: readonly ActiveTag[]};

/** The worker's reply: a search has an answer, a failure an error. */
export type Reply = {readonly answer?: SearchAnswer; readonly error?: string};

/** Whatever answers queries: a worker, or the page itself. */
export type SearchConnection = {
  /** Passes a file on; the buffer is not usable afterwards. */
  load(tag: string, file: ArrayBuffer | null, kind: FileKind): Promise<void>;
  search(input: string, tags: readonly ActiveTag[]): Promise<SearchAnswer>;
};
