import {describe, expect, it} from 'vitest';
import {NO_INPUTS, type Draft} from './draft';
import {questionOf} from './request';

const draft = (parts: Partial<Draft>): Draft => ({
  ...{version: 'edge', entry: 'script', source: 'event', ...NO_INPUTS},
  ...parts,
});
const problems = (parts: Partial<Draft>) => {
  const question = questionOf(draft(parts), 'run');
  return 'problems' in question
    ? question.problems.map(({input, at, message}) => `${input} ${at}: ${message}`)
    : [];
};

describe('questionOf', () => {
  it('runs a script on its events, with metadata in their order', () => {
    const parts = {events: '1 {"a": 2.0}', meta: '{"m": 1}', state: '7', args: '{"x": 1}'};
    expect(questionOf(draft(parts), 'run')).toMatchObject({
      events: ['1', '{"a": 2.0}'],
      request: {
        kind: 'run',
        source: 'event',
        events: [{data: '1', meta: '{"m": 1}'}, {data: '{"a": 2.0}'}],
        state: '7',
        args: '{"x": 1}',
      },
    });
  });

  it('explains curly quotes before the words of the parser', () => {
    expect(problems({events: '1 {“a”: 2}'})).toEqual([
      expect.stringMatching(/^events 3: These are curly quotes.* This is not JSON: /),
    ]);
  });

  it('runs a script without events on null', () => {
    expect(questionOf(draft({}), 'run')).toMatchObject({request: {events: [{data: 'null'}]}});
  });

  it('completes a fragment, and adds its modules', () => {
    const surrounding = {fragment: 'clause', with: 'use lib;'};
    const question = questionOf(
      draft({source: 'case _ => 1', files: {'lib.tremor': ''}}),
      'run',
      surrounding,
    );
    expect(question).toMatchObject({
      request: {
        source: 'use lib;\nmatch event of\ncase _ => 1\nend',
        files: {'lib.tremor': ''},
      },
      program: {before: 2},
    });
  });

  it.each(['query', 'deployment', 'module'] as const)('checks a %s', (entry) => {
    const question = questionOf(draft({entry, events: 'no JSON'}), 'run');
    expect(question).toMatchObject({request: {kind: 'check', entry, source: 'event'}});
  });

  it('reports every invalid input', () => {
    expect(problems({events: '1 x', state: '1 2', args: '[]'})).toEqual([
      expect.stringMatching(/^events 2: This is not JSON: /),
      'state 2: One JSON value is expected here.',
      'args 0: Arguments are a record.',
    ]);
    expect(problems({events: '1', meta: '{} {}'})).toEqual([
      'meta 3: There are more records of metadata than events.',
    ]);
  });
});
