import {expect, test, vi} from 'vitest';
import type {Message} from '../../../records/model/messages';
import {explain} from './explain';
import {LONGEST_LINE, readLine} from './line';
import {findMessages, indexPatterns} from './patterns';

function message(id: string, patterns: readonly string[], more: Partial<Message> = {}): Message {
  return {
    ...{id, patterns: Object.fromEntries(patterns.map((text) => [text, 'src/a.rs:1']))},
    ...{level: 'error', phase: 'connect', cause: 'c', fix: 'f', ...more},
  };
}

const refused = message('refused', ['Connection refused (os error 111)']);
const attempt = message('attempt', ['Error connecting the {side} part ({attempt}): {reason}']);
const failed = message('failed', ['{connector} Connection failed'], {follows: ['attempt']});
const retries = message('retries', ['Not reconnecting: Max retries exceeded: {retries}'], {
  level: 'warn',
});
const socket = message('socket', ['no socket']);
const index = indexPatterns([refused, attempt, failed, retries, socket]);

const REFUSED =
  '[Connector::main::in] Error connecting the sink part (Attempt #0): io error: Connection refused (os error 111)';
const OWN = `[2022-08-01T12:00:00Z ERROR tremor_connectors] ${REFUSED}`;

const idsOf = (log: string): string[] => explain(index, log).answers.map((a) => a.message.id);

test.each([
  ['the runtime', OWN],
  ['docker compose', `tremor-1  | ${OWN}`],
  ['Kubernetes', `2022-08-01T12:00:00.1Z stderr F ${OWN}`],
  ['kubectl logs --prefix', `[pod/tremor-0/tremor] ${OWN}`],
  ['journald', `Aug  1 12:00:00 host tremor[12]: ${OWN}`],
  ['syslog', `<27>1 2022-08-01T12:00:00Z host tremor 12 - - ${OWN}`],
  ['log4rs', `2022-08-01T12:00:00.1+00:00 ERROR tremor_connectors - ${REFUSED}`],
  ['colors', `\u001B[31m${OWN}\u001B[0m`],
  ['JSON', JSON.stringify({log: `${OWN}\n`, stream: 'stderr', time: '2022-08-01T12:00:00Z'})],
  ['JSON in JSON', JSON.stringify({message: JSON.stringify({msg: OWN})})],
])('takes off the prefix of %s', (_, line) => {
  expect(readLine(line)).toMatchObject({alias: 'main::in', level: 'error'});
  expect(readLine(line).body).toBe(REFUSED.replace('[Connector::main::in] ', ''));
});

test('the last message of a line is its cause, and the others name the step that failed', () => {
  const [answer] = explain(index, OWN).answers;
  expect(answer?.message).toBe(refused);
  expect(answer?.within).toEqual([attempt]);
  expect(answer?.values).toMatchObject({alias: ['main::in'], attempt: ['Attempt #0']});
});

test('lines with the same message are one answer, with their number, first and last place', () => {
  const other = OWN.replace('12:00:00', '12:00:05').replace('main::in', 'main::out');
  const {answers} = explain(index, `${OWN}\n\n${other}`);
  expect(answers).toHaveLength(1);
  expect(answers[0]).toMatchObject({
    count: 2,
    first: {line: 1, time: '2022-08-01T12:00:00Z'},
    last: {line: 3, time: '2022-08-01T12:00:05Z'},
    values: {alias: ['main::in', 'main::out']},
  });
});

test('the most severe and the earliest cause is first, and a consequence is below its cause', () => {
  const log = ['Not reconnecting: Max retries exceeded: 3', OWN, 'main::in Connection failed'];
  const {answers} = explain(index, log.join('\n'));
  expect(answers.map((a) => a.message.id)).toEqual(['refused', 'retries']);
  expect(answers[0]?.consequences.map((a) => a.message.id)).toEqual(['failed']);
  expect(idsOf('main::in Connection failed')).toEqual(['failed']);
});

test('an unknown line has the nearest message with the words that it lacks', () => {
  const {answers, unknown} = explain(index, 'Not reconnecting: Max attempts exceeded');
  expect(answers).toEqual([]);
  expect(unknown[0]?.nearest).toMatchObject({message: retries, missing: ['retries']});
  expect(explain(index, 'hello').unknown[0]?.nearest).toBeUndefined();
});

test('lines that report no problem, excerpts of sources, and other programs get no answer', () => {
  const foreign = '[2022-08-01T12:00:00Z ERROR vector::sinks] Connection refused (os error 111)';
  expect(explain(index, foreign).unknown).toHaveLength(1);
  const tracing =
    '2022-08-01T12:00:00Z ERROR sink{id=a}: vector::sinks: Connection refused (os error 111)';
  expect(idsOf(tracing)).toEqual([]);
  const quiet = ['[2022-08-01T12:00:00Z INFO tremor_runtime] Started.', '    1 | let a', '^^^'];
  expect(explain(index, quiet.join('\n'))).toMatchObject({answers: [], unknown: [], others: 3});
});

test('a text in the middle of a word, and a short one in the middle of a sentence, is not a message', () => {
  expect(idsOf('there was no socket left')).toEqual([]);
  expect(idsOf('io error: no socket')).toEqual(['socket']);
  expect(idsOf('XConnection refused (os error 111)')).toEqual([]);
});

test('hostile lines are cut, and cost a bounded number of attempts', () => {
  const long = 'Error connecting the '.repeat(100_000);
  expect(readLine(long).body.length).toBeLessThanOrEqual(LONGEST_LINE);
  const nested = '{"log":"'.repeat(5000) + '"}'.repeat(5000);
  expect(readLine(nested).body.startsWith('{"log"')).toBe(true);
  // Each part of a pattern is looked for once for each place of the first one.
  const {body} = readLine(long);
  const look = vi.spyOn(String.prototype, 'indexOf');
  findMessages(index, body);
  const looks = look.mock.calls.length;
  look.mockRestore();
  expect(looks).toBeGreaterThan(0);
  expect(looks).toBeLessThan(20);
});
