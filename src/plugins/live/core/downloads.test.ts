import {expect, it} from 'vitest';
import {commandOf, downloadsOf} from './downloads';
import {NO_INPUTS, type Draft} from './draft';

const draft: Draft = {...NO_INPUTS, version: 'edge', entry: 'script', source: 'event'};
const names = (parts: Partial<Draft>) =>
  downloadsOf({...draft, ...parts}, undefined).map(({name}) => name);

it('has a file for each input, with one event per line', () => {
  const files = downloadsOf({...draft, events: '{\n "a": 1.0}\n2', state: '7'}, undefined);
  expect(files).toEqual([
    {name: 'script.tremor', text: 'event\n'},
    {name: 'events.json', text: '{"a": 1.0}\n2\n'},
    {name: 'state.json', text: '7\n'},
  ]);
});

it('leaves invalid events as they are, and adds the results', () => {
  const report = {
    ...({kind: 'run', ok: true, remarks: []} as const),
    events: [{event: '1', outcome: 'emitted', value: '2', port: 'out'} as const],
  };
  expect(downloadsOf({...draft, events: 'oops'}, report).slice(1)).toEqual([
    {name: 'events.json', text: 'oops\n'},
    {name: 'results.json', text: '2\n'},
  ]);
});

it('gives files the names that the runtime expects', () => {
  expect(names({})).toEqual(['script.tremor', 'events.json']);
  expect(names({entry: 'query'})).toEqual(['query.trickle']);
  expect(names({entry: 'deployment'})).toEqual(['main.troy']);
  expect(commandOf({...draft, entry: 'deployment'})).toBe('tremor server run main.troy');
  expect(commandOf(draft)).toContain('script.tremor -i events.json');
});
