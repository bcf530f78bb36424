import type {SearchAnswer} from '../core/show/search';
import type {ActiveTag} from '../core/index/tags';

/** The two files of a tag. The headings answer queries until the index has loaded. */
export type FileKind = 'headings' | 'index';

/** A request of the page to the worker. */
export type Request =
  | {readonly type: 'hello'}
  | {readonly type: FileKind; readonly tag: string; readonly file: ArrayBuffer | null}
  | {readonly type: 'search'; readonly input: string; readonly tags: readonly ActiveTag[]};

/** The worker's reply: a search has an answer, a failure an error. */
export type Reply = {readonly answer?: SearchAnswer; readonly error?: string};

/** The connection to the worker that answers queries, or to an engine in the page. */
export type SearchConnection = {
  /** Passes a file on; the buffer is not usable afterwards. */
  load(tag: string, file: ArrayBuffer | null, kind: FileKind): Promise<void>;
  search(input: string, tags: readonly ActiveTag[]): Promise<SearchAnswer>;
};
