import {describe, expect, it} from 'vitest';
import type {Diagnostic, RunAnswer, RunResult} from '../../../language/protocol';
import {wrap} from '../../../samples/model/wrap';
import {jsonLines, reportOf, summaryOf} from './report';

const emitted: RunResult = {value: '{"a":1.0}', port: null, drop: false, meta: '{}', state: 'null'};
const dropped: RunResult = {...emitted, value: null, drop: true, state: '2', meta: '{"k":1}'};
const error: Diagnostic = {
  level: 'error',
  message: 'Bad type',
  hint: 'Use a number.',
  start: {line: 1, column: 1},
  end: {line: 1, column: 6},
  text: 'Error:\n    1 | event\n      | ^^^^^ Bad type\n',
};
const failed: RunResult = {...emitted, value: null, error};
const program = wrap('tremor', 'event');
const answer = (results: readonly RunResult[], parts: Partial<RunAnswer> = {}): RunAnswer => ({
  ...{ok: true, diagnostics: [], text: '', results},
  ...parts,
});
const report = (given: RunAnswer) => reportOf(given, 'event', program, ['1', '2', '3']);

describe('reportOf', () => {
  it('lists the outcome of each event, without empty fields', () => {
    expect(report(answer([emitted, dropped, failed])).events).toEqual([
      {event: '1', outcome: 'emitted', value: '{"a": 1.0}', port: 'out'},
      {event: '2', outcome: 'dropped', state: '2', meta: '{"k": 1}'},
      {event: '3', outcome: 'failed', failure: 'Bad type'},
    ]);
  });

  it('explains the first error if the source has curly quotes', () => {
    const given = answer([failed], {ok: false});
    const [remark] = reportOf(given, 'event + “a”', program, ['1']).remarks;
    expect(remark?.message).toMatch(/^These are curly quotes.* Bad type$/);
    expect(remark?.text).toMatch(/^These are curly quotes[^]*Error:/);
  });

  it('underlines a diagnostic, once for all events that share it', () => {
    const {remarks} = report(answer([failed, failed], {ok: false}));
    expect(remarks).toEqual([
      {
        ...{level: 'error', message: 'Bad type', hint: 'Use a number.', range: {from: 0, to: 5}},
        text: 'Error:\n    1 | event\n      | ^^^^^ Bad type',
      },
    ]);
  });

  it('counts lines of a fragment as the fragment does', () => {
    const clause = wrap('tremor', 'case _ => x', 'clause');
    const place = {start: {line: 2, column: 11}, end: {line: 2, column: 12}};
    const diagnostic = {...error, ...place, text: '    1 | match\n    2 | case _ => x'};
    const given = answer([], {ok: false, diagnostics: [diagnostic]});
    expect(reportOf(given, 'case _ => x', clause, []).remarks[0]).toMatchObject({
      range: {from: 10, to: 11},
      text: '    · | match\n    1 | case _ => x',
    });
  });

  it('underlines nothing for an error in another file', () => {
    const diagnostics = [{...error, file: 'lib/units.tremor'}];
    expect(report(answer([], {diagnostics})).remarks[0]?.range).toBeUndefined();
  });
});

it('writes results as JSON lines', () => {
  expect(jsonLines(report(answer([emitted, dropped, failed])))).toBe('{"a": 1.0}\ndropped\nfailed');
});

describe('summaryOf', () => {
  const warning: Diagnostic = {level: 'warning', message: 'Slow', text: 'Warning: Slow'};
  const timeout = {kind: 'timeout', message: 'No answer within 5000 ms.'} as const;
  const check = {ok: true, diagnostics: [], text: ''};

  it.each([
    [answer([emitted]), '1 event: emitted'],
    [answer([emitted, dropped, emitted]), '3 events: 2 emitted, 1 dropped'],
    [answer([emitted], {diagnostics: [warning]}), '1 event: emitted, 1 warning'],
    [answer([], {ok: false, diagnostics: [error]}), '1 error'],
    [check as unknown as RunAnswer, 'Valid'],
    [{...check, diagnostics: [warning]} as unknown as RunAnswer, 'Valid, 1 warning'],
    [answer([], {ok: false, fault: timeout}), /^Stopped after 5 seconds.*started afresh/],
    [answer([], {ok: false, fault: {...timeout, kind: 'output-limit'}}), /longer than 16 MB/],
    [answer([], {ok: false, fault: {kind: 'panic', message: 'a\nb'}}), /error of its own: a$/],
  ])('%#: %s', (given, expected) => {
    expect(summaryOf(report(given))).toMatch(expected);
  });
});
