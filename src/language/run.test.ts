import {expect, test} from 'vitest';
import {type RunRequest} from './protocol';
import {describeLanguages} from './testing';

const run = (source: string, ...events: string[]): RunRequest => ({
  kind: 'run',
  source,
  events: events.map((data) => ({data})),
});

const SUM = 'let state = match state of case null => event case _ => state + event end;\nstate';
const states = (...all: readonly string[]) => all.map((state) => ({state}));

describeLanguages('running', (release, language, {entries}) => {
  test.each<[what: string, request: RunRequest, results: readonly object[]]>([
    [
      'numbers and texts are written as the runtime writes them',
      run('[event, 3.0, 1 / 4, "ä", null]', '{"big": 18446744073709551615}'),
      [
        {
          ...{value: '[{"big":18446744073709551615},3.0,0.25,"ä",null]', port: 'out', drop: false},
          ...{meta: '{}', state: 'null'},
        },
      ],
    ],
    ['the state is passed from event to event', run(SUM, '1', '2', '40'), states('1', '3', '43')],
    ['the state before the first event is given', {...run(SUM, '1'), state: '9'}, states('10')],
    [
      'metadata is read and returned',
      {
        ...run('let $seen = $key;\nevent'),
        events: ['{"key":"k"}', '{"key":"l"}'].map((meta) => ({data: '1', meta})),
      },
      [{meta: '{"key":"k","seen":"k"}'}, {meta: '{"key":"l","seen":"l"}'}],
    ],
    [
      'events are dropped, and sent to ports',
      run(
        'match event of\n  case 1 => drop\n  case 2 => emit event => "two"\n  case _ => emit "other"\nend',
        ...['1', '2', '3'],
      ),
      [
        {drop: true, port: null, value: null},
        {drop: false, port: 'two', value: '2'},
        {drop: false, port: 'out', value: '"other"'},
      ],
    ],
    [
      'arguments are read',
      {...run('args.factor * event', '21'), args: '{"factor":2}'},
      [{value: '42'}],
    ],
  ])('%s', async (_, request, results) => {
    expect(await language.ask(request)).toMatchObject({ok: true, results});
  });

  test('a failed event affects neither the others nor the state', async () => {
    const {ok, diagnostics, results} = await language.ask(
      run('let state = event.a;\nevent.a', '{"a":1}', '{"b":2}', '{', '{"a":3}'),
    );
    expect([ok, diagnostics]).toEqual([false, []]);
    expect(results.map(({value, state}) => [value, state])).toEqual([
      ['1', '1'],
      [null, '1'],
      [null, '1'],
      ['3', '3'],
    ]);
    expect(results[1]?.error).toMatchObject({level: 'error', start: {line: 1}});
    expect(results[1]?.error?.message).toContain('`a`');
    expect(results[2]?.error?.message).toMatch(/^The event is not JSON: /);
  });

  test('a source that does not compile has no results', async () => {
    const answer = await language.ask(run('1 +', '1'));
    expect(answer).toMatchObject({ok: false, results: []});
    expect(answer.diagnostics).toHaveLength(1);
  });

  test('a state that is not JSON is a fault of the request', async () => {
    const answer = await language.ask({...run('1', '1'), state: '{'});
    expect(answer.fault?.kind).toBe('protocol');
    expect(answer.fault?.message).toMatch(/^The state is not JSON/);
  });

  test('a function that only the runtime has compiles, and a call explains this', async () => {
    const source = 'use cncf::otel;\notel::gen_span_id_string()';
    const [checked, ran] = await language.askAll([
      {kind: 'check', entry: 'script', source},
      run(source, '1'),
    ]);
    expect(checked?.ok).toBe(true);
    expect(JSON.stringify(ran)).toContain('the runtime adds this function');
  });

  // In programs without deployments, only the runtime has this function.
  test.runIf(entries.includes('deployment'))(`${release} reports its version`, async () => {
    const {results} = await language.ask(run('use tremor::system;\nsystem::version()', '1'));
    expect(results[0]?.value).toBe(JSON.stringify(release));
  });
});
