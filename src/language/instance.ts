/** Runs an instance of a program, which answers requests until none is left or a fault occurs. */
import {type Fd, type Inode, PreopenDirectory, WASI} from '@bjorn3/browser_wasi_shim';
import {LineInput, lineOutput, OutputLimitError, TailOutput} from './pipes';
import {type Fault, type LanguageAnswer} from './protocol';

/** A compiled program with the folders that it sees. */
export interface Program {
  readonly module: WebAssembly.Module;
  /** Contents of the standard library's folder. */
  readonly library: Map<string, Inode>;
}

/** The requests for an instance, and the receiver of its answers. */
interface Work {
  /** Contents of the folder of further modules. */
  readonly files: Map<string, Inode>;
  /** Returns the next request as a line, if any; `memory` is the size of the instance in bytes. */
  readonly next: (memory: number) => Uint8Array | undefined;
  readonly answer: (answer: LanguageAnswer) => void;
  /** The maximum length of one answer, in bytes. */
  readonly outputBytes: number;
}

/**
 * Runs one instance.
 *
 * @returns undefined if it answered every request that `next` gave; otherwise the fault that ended it,
 *   which left the current request without an answer
 */
export function runInstance(program: Program, work: Work): Fault | undefined {
  const errors = new TailOutput();
  const memory = () => (wasi as Partial<WASI>).inst?.exports.memory.buffer ?? new ArrayBuffer(0);
  const fds: Fd[] = [
    new LineInput(() => work.next(memory().byteLength)),
    lineOutput(work.outputBytes, (line) => {
      // Messages before an answer belong to that request, not to a later panic.
      errors.take();
      work.answer(JSON.parse(line) as LanguageAnswer);
    }),
    errors.fd,
    new PreopenDirectory('/lib', program.library),
    new PreopenDirectory('/files', work.files),
  ];
  const wasi = new WASI([], ['TREMOR_PATH=/lib:/files'], fds, {debug: false});
  try {
    const instance = new WebAssembly.Instance(program.module, {
      wasi_snapshot_preview1: wasi.wasiImport,
    });
    const code = wasi.start(instance as Parameters<WASI['start']>[0]);
    return code === 0 ? undefined : explainExit(code, errors.take());
  } catch (error) {
    return explainThrow(error, errors.take());
  }
}

function explainExit(code: number, errors: string): Fault {
  return {kind: 'trap', message: errors || `The program ended with code ${code}.`};
}

function explainThrow(error: unknown, errors: string): Fault {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof OutputLimitError) return {kind: 'output-limit', message};
  if (error instanceof SyntaxError) return {kind: 'protocol', message};
  if (errors.includes('panicked at')) return {kind: 'panic', message: errors};
  return {kind: 'trap', message: [message, errors].filter(Boolean).join('\n')};
}
