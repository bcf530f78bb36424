import type {SearchAnswer} from '../core/show/search';
import type {ActiveTag} from '../core/index/tags';

/** The files of a tag: the headings answer until the index is there. */
export type FileKind = 'headings' | 'index';

/** What the page asks of the worker. */
export type Request =
  | {readonly type: 'hello'}
  | {readonly type: FileKind; readonly tag: string; readonly file: ArrayBuffer | null}
  | {readonly type: 'search'; readonly input: string; readonly tags: readonly ActiveTag[]};

/** A request on its way; the reply carries the same number. */
export type Numbered<Content> = Content & {readonly number: number};

/** What the worker answers; a search has an answer, a failure an error. */
export type Reply = {readonly answer?: SearchAnswer; readonly error?: string};

/** The side that answers queries, wherever it runs. */
export type SearchConnection = {
  /** Hands over a file; the buffer is not usable afterwards. */
  load(tag: string, file: ArrayBuffer | null, kind: FileKind): Promise<void>;
  search(input: string, tags: readonly ActiveTag[]): Promise<SearchAnswer>;
};
