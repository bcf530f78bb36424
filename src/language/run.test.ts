import {expect, test} from 'vitest';
import {type RunRequest} from './protocol';
import {describeLanguages} from './testing';

const run = (source: string, ...events: string[]): RunRequest => ({
  kind: 'run',
  source,
  events: events.map((data) => ({data})),
});

describeLanguages('running', (release, language, {entries}) => {
  test('numbers and texts are written as the runtime writes them', async () => {
    const source = '[event, 3.0, 1 / 4, "ä", null]';
    const {results} = await (await language()).ask(run(source, '{"big": 18446744073709551615}'));
    expect(results[0]).toEqual({
      value: '[{"big":18446744073709551615},3.0,0.25,"ä",null]',
      port: 'out',
      drop: false,
      meta: '{}',
      state: 'null',
    });
  });

  test('the state is passed from event to event', async () => {
    const source =
      'let state = match state of case null => event case _ => state + event end;\nstate';
    const {results} = await (await language()).ask(run(source, '1', '2', '40'));
    expect(results.map(({state}) => state)).toEqual(['1', '3', '43']);
    const later = await (await language()).ask({...run(source, '1'), state: '9'});
    expect(later.results[0]?.value).toBe('10');
  });

  test('metadata is read and returned', async () => {
    const {results} = await (
      await language()
    ).ask({
      kind: 'run',
      source: 'let $seen = $key;\nevent',
      events: [
        {data: '1', meta: '{"key":"k"}'},
        {data: '2', meta: '{"key":"l"}'},
      ],
    });
    expect(results.map(({meta}) => JSON.parse(meta) as unknown)).toEqual([
      {key: 'k', seen: 'k'},
      {key: 'l', seen: 'l'},
    ]);
  });

  test('events are dropped, and sent to ports', async () => {
    const source =
      'match event of\n  case 1 => drop\n  case 2 => emit event => "two"\n  case _ => emit "other"\nend';
    const {ok, results} = await (await language()).ask(run(source, '1', '2', '3'));
    expect(ok).toBe(true);
    expect(results.map(({drop, port, value}) => [drop, port, value])).toEqual([
      [true, null, null],
      [false, 'two', '2'],
      [false, 'out', '"other"'],
    ]);
  });

  test('arguments are read', async () => {
    const request = {...run('args.factor * event', '21'), args: '{"factor":2}'};
    expect((await (await language()).ask(request)).results[0]?.value).toBe('42');
  });

  test('a failed event affects neither the others nor the state', async () => {
    const {ok, diagnostics, results} = await (
      await language()
    ).ask(run('let state = event.a;\nevent.a', '{"a":1}', '{"b":2}', '{', '{"a":3}'));
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
    const answer = await (await language()).ask(run('1 +', '1'));
    expect(answer).toMatchObject({ok: false, results: []});
    expect(answer.diagnostics).toHaveLength(1);
  });

  test('a state that is not JSON is a fault of the request', async () => {
    const answer = await (await language()).ask({...run('1', '1'), state: '{'});
    expect(answer.fault?.kind).toBe('protocol');
    expect(answer.fault?.message).toMatch(/^The state is not JSON/);
  });

  test('a function that only the runtime has compiles, and a call explains this', async () => {
    const source = 'use cncf::otel;\notel::gen_span_id_string()';
    const [checked, ran] = await (
      await language()
    ).askAll([{kind: 'check', entry: 'script', source}, run(source, '1')]);
    expect(checked?.ok).toBe(true);
    expect(JSON.stringify(ran)).toContain('the runtime adds this function');
  });

  // In programs without deployments, only the runtime has this function.
  test.runIf(entries.includes('deployment'))(`${release} reports its version`, async () => {
    const {results} = await (
      await language()
    ).ask(run('use tremor::system;\nsystem::version()', '1'));
    expect(results[0]?.value).toBe(JSON.stringify(release));
  });
});
