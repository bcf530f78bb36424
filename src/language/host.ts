/**
 * The host passes requests to a program and returns one answer for each, even if a source crashes the
 * program.
 *
 * It is the same in Node and in a browser's worker. It blocks while it works, so another thread has to
 * end it if a request takes too long (`transport.ts`).
 */
import {type Inode} from '@bjorn3/browser_wasi_shim';
import {type Program, runInstance} from './instance';
import {mountFiles} from './mount';
import {faultAnswer, type LanguageAnswer, type LanguageRequest, type ModuleFiles} from './protocol';

/** The parts of a host; structured clone can copy them to a worker. */
export interface HostParts {
  readonly module: WebAssembly.Module;
  /** Standard library: path below its folder → text. */
  readonly library: ModuleFiles;
  /** The maximum length of the answer to one request, in bytes. */
  readonly outputBytes: number;
}

/** The crates never free a source, so an instance ends after this number of requests, */
const REQUESTS_PER_INSTANCE = 200;
/** or when its memory exceeds this number of bytes. */
const MEMORY_PER_INSTANCE = 64 * 1024 * 1024;

type AnswerReceiver = (answer: LanguageAnswer) => void;

/**
 * Returns the function that answers requests in order, each exactly once.
 *
 * A fault ends the instance and answers the current request; a new instance handles the next ones. A
 * request with files has its own instance, because compiled modules stay in an instance and other
 * requests must not see them.
 */
export function createHost(
  parts: HostParts,
): (requests: readonly LanguageRequest[], receive: AnswerReceiver) => void {
  const program: Program = {module: parts.module, library: mountFiles(parts.library)};
  return (requests, receive) => {
    let start = 0;
    while (start < requests.length) {
      start = answerSome(program, parts.outputBytes, requests, start, receive);
    }
  };
}

/** Answers requests from `start` in one instance. @returns the index of the first that it left over */
function answerSome(
  program: Program,
  outputBytes: number,
  requests: readonly LanguageRequest[],
  start: number,
  receive: AnswerReceiver,
): number {
  let asked = start;
  let answered = start;
  const files = filesOf(requests[start]);
  const fault = runInstance(program, {
    files,
    outputBytes,
    next: (memory) => {
      const request = requests[asked];
      if (!request || (asked > start && isInstanceFull(request, asked - start, memory, files))) {
        return undefined;
      }
      asked += 1;
      return encodeLine(request);
    },
    answer: (answer) => {
      receive(answer);
      answered += 1;
    },
  });
  const open = requests[answered];
  if (open && (fault || answered === start)) {
    const silence = {kind: 'protocol', message: 'The program ended without an answer.'} as const;
    receive(faultAnswer(open, fault ?? silence));
    answered += 1;
  }
  return answered;
}

function isInstanceFull(
  request: LanguageRequest,
  served: number,
  memory: number,
  files: Map<string, Inode>,
): boolean {
  const own = files.size > 0 || filesOf(request).size > 0;
  return own || served >= REQUESTS_PER_INSTANCE || memory > MEMORY_PER_INSTANCE;
}

function filesOf(request: LanguageRequest | undefined): Map<string, Inode> {
  return mountFiles(request && 'files' in request && request.files ? request.files : {});
}

/** Writes a request as a line, without its files: the program reads them from a folder. */
function encodeLine(request: LanguageRequest): Uint8Array {
  const line = JSON.stringify(request, (key, value: unknown) => {
    if (key === 'files') return undefined;
    return typeof value === 'string' ? toWellFormed(value) : value;
  });
  return new TextEncoder().encode(`${line}\n`);
}

/** Replaces unpaired surrogates, which UTF-8 cannot encode, with replacement characters. */
function toWellFormed(text: string): string {
  return /\p{Surrogate}/u.test(text)
    ? new TextDecoder().decode(new TextEncoder().encode(text))
    : text;
}
