import {describe, expect, test} from 'vitest';
import {LineInput, lineOutput, OutputLimitError, TailOutput} from './pipes';

const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test('a read ends with its line, and the next line is requested only when it is read', () => {
  const lines = ['abc\n', 'd\n'].map(encode);
  let requested = 0;
  const input = new LineInput(() => lines[requested++]);
  const read = (size: number) => decode(input.fd_read(size).data);
  expect([read(2), read(100)]).toEqual(['ab', 'c\n']);
  expect(requested).toBe(1);
  expect([read(100), read(100), read(100)]).toEqual(['d\n', '', '']);
});

describe('output', () => {
  test('is split into lines, across writes and within characters', () => {
    const lines: string[] = [];
    const output = lineOutput(100, (line) => lines.push(line));
    const [first, second, ...rest] = encode('ä\nb\n');
    for (const part of [[first], [second], rest.slice(0, 1), rest.slice(1)]) {
      output.fd_write(Uint8Array.from(part.filter((byte) => byte !== undefined)));
    }
    expect(lines).toEqual(['ä', 'b']);
  });

  test('throws beyond the limit, but not at the limit', () => {
    const lines: string[] = [];
    const output = lineOutput(3, (line) => lines.push(line));
    output.fd_write(encode('abc'));
    output.fd_write(encode('\n'));
    expect(lines).toEqual(['abc']);
    output.fd_write(encode('ab'));
    expect(() => output.fd_write(encode('cd\n'))).toThrow(OutputLimitError);
  });
});

test('the tail of stderr is returned once', () => {
  const errors = new TailOutput();
  errors.fd.fd_write(encode(`${'x'.repeat(10_000)} panicked at 'no'\n`));
  expect(errors.take()).toMatch(/^x+ panicked at 'no'$/);
  expect(errors.take()).toBe('');
});
