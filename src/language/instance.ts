/** One instance of a program: requests in, answers out, until there is no request or a fault. */
import {type Fd, type Inode, PreopenDirectory, WASI} from '@bjorn3/browser_wasi_shim';
import {LineInput, lineOutput, OutputLimitError, TailOutput} from './pipes';
import {type Fault, type LanguageAnswer} from './protocol';
import {replaceImports, type Surroundings} from './system';

/** A compiled program with the folders that it sees. */
export interface Program {
  readonly module: WebAssembly.Module;
  /** Contents of the standard library's folder. */
  readonly library: Map<string, Inode>;
  readonly surroundings: Surroundings;
}

/** What an instance is given to do. */
interface Work {
  /** Contents of the folder of further modules. */
  readonly files: Map<string, Inode>;
  /** The next request as a line, or nothing; `memory` is the bytes that the instance holds. */
  readonly next: (memory: number) => Uint8Array | undefined;
  readonly answer: (answer: LanguageAnswer) => void;
  /** Bytes of one answer. */
  readonly outputBytes: number;
}

/**
 * Runs one instance.
 *
 * @returns nothing when it took every request that `next` gave, else why it ended: then the
 *   request under way has no answer
 */
export function runInstance(program: Program, work: Work): Fault | undefined {
  const errors = new TailOutput();
  const memory = () => (wasi as Partial<WASI>).inst?.exports.memory.buffer ?? new ArrayBuffer(0);
  const fds: Fd[] = [
    new LineInput(() => work.next(memory().byteLength)),
    lineOutput(work.outputBytes, (line) => {
      // What went to stderr before an answer belongs to that request, not to a later panic.
      errors.take();
      work.answer(JSON.parse(line) as LanguageAnswer);
    }),
    errors.fd,
    new PreopenDirectory('/lib', program.library),
    new PreopenDirectory('/files', work.files),
  ];
  const wasi = new WASI([], ['TREMOR_PATH=/lib:/files'], fds, {debug: false});
  const replaced = replaceImports(program.surroundings, () => new DataView(memory()));
  try {
    const instance = new WebAssembly.Instance(program.module, {
      wasi_snapshot_preview1: {...wasi.wasiImport, ...replaced},
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
