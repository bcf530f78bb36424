/** Standard input, output and error of a program, line by line. */
import {ConsoleStdout, Fd} from '@bjorn3/browser_wasi_shim';

/**
 * Input that consists of lines.
 *
 * A read never reaches into the next line, so `next` is called exactly when the program has finished a
 * line and asks for another.
 */
export class LineInput extends Fd {
  private rest: Uint8Array = new Uint8Array();

  /** @param next returns the next line with its line end, or undefined at the end */
  constructor(private readonly next: () => Uint8Array | undefined) {
    super();
  }

  override fd_read(size: number): {ret: number; data: Uint8Array} {
    if (this.rest.length === 0) this.rest = this.next() ?? new Uint8Array();
    const data = this.rest.subarray(0, size);
    this.rest = this.rest.subarray(size);
    return {ret: 0, data};
  }
}

/** Thrown if a program writes a line that is too long. */
export class OutputLimitError extends Error {}

/**
 * Output that is split into lines.
 *
 * @param limit the maximum length of a line in bytes; a longer line throws an OutputLimitError
 * @param receive is called with each line, without its end
 */
export function lineOutput(limit: number, receive: (line: string) => void): Fd {
  let parts: Uint8Array[] = [];
  let length = 0;
  return new ConsoleStdout((data) => {
    const end = data.indexOf(LINE_END);
    length += end < 0 ? data.length : end;
    if (length > limit) throw new OutputLimitError(`The answer is longer than ${limit} bytes.`);
    if (end < 0) {
      parts.push(data);
      return;
    }
    parts.push(data.subarray(0, end));
    const line = joinText(parts);
    // Programs write one line and then wait for input, so nothing follows the end of the line.
    parts = [];
    length = 0;
    receive(line);
  });
}

/** Output of which only the end is stored, where programs say why they panic. */
export class TailOutput {
  private text = '';
  private readonly decoder = new TextDecoder();
  readonly fd: Fd = new ConsoleStdout((data) => {
    this.text = (this.text + this.decoder.decode(data, {stream: true})).slice(-TAIL_CHARACTERS);
  });

  /** Returns the end of the output since the last call. */
  take(): string {
    const text = this.text.trim();
    this.text = '';
    return text;
  }
}

const LINE_END = 10;
const TAIL_CHARACTERS = 4000;

function joinText(parts: readonly Uint8Array[]): string {
  const decoder = new TextDecoder();
  const text = parts.map((part) => decoder.decode(part, {stream: true})).join('');
  return text + decoder.decode();
}
