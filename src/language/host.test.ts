import {expect, test} from 'vitest';
import {createHost} from './host';
import {type LanguageAnswer, type LanguageRequest} from './protocol';

/**
 * Assembles a WASI program with this `_start`: no imports, one memory, and one exported function.
 */
function program(...body: number[]): WebAssembly.Module {
  const section = (id: number, ...bytes: number[]) => [id, bytes.length, ...bytes];
  const name = (text: string) => [text.length, ...new TextEncoder().encode(text)];
  return new WebAssembly.Module(
    Uint8Array.from([
      ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      ...section(1, 1, 0x60, 0, 0),
      ...section(3, 1, 0),
      ...section(5, 1, 0, 1),
      ...section(7, 2, ...name('memory'), 2, 0, ...name('_start'), 0, 0),
      ...section(10, 1, body.length + 2, 0, ...body, END),
    ]),
  );
}

const END = 0x0b;
const UNREACHABLE = 0x00;
const CALL_SELF = [0x10, 0];

function answersOf(module: WebAssembly.Module, requests: readonly LanguageRequest[]) {
  const answers: LanguageAnswer[] = [];
  const host = createHost({module, library: {}, outputBytes: 1000});
  host(requests, (answer) => answers.push(answer));
  return answers;
}

const requests: readonly LanguageRequest[] = [
  {kind: 'check', entry: 'script', source: '1'},
  {kind: 'run', source: '1', events: []},
];

test('if a program traps, each request is answered with a fault, in order', () => {
  const answers = answersOf(program(UNREACHABLE), requests);
  expect(answers.map((answer) => answer.fault?.kind)).toEqual(['trap', 'trap']);
  expect(answers[1]).toHaveProperty('results', []);
});

test('endless recursion in a program is a trap', () => {
  const [answer] = answersOf(program(...CALL_SELF), requests);
  expect(answer?.fault).toEqual({kind: 'trap', message: 'Maximum call stack size exceeded'});
});

test('a program that ends without an answer is a fault, not an endless loop', () => {
  expect(answersOf(program(), requests).map((answer) => answer.fault?.kind)).toEqual([
    'protocol',
    'protocol',
  ]);
});
