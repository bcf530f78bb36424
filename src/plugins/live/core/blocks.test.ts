import {expect, it} from 'vitest';
import {draftOf} from './blocks';

const block = (label: string, text: string, language = 'json') => ({label, language, text});
const script = block('Script', 'event', 'tremor');

it('reads the inputs and skips the outputs', () => {
  const blocks = [
    script,
    block('Event', '1'),
    block('Event', '2'),
    block('Metadata', '{}'),
    block('State', '3'),
    block('Arguments', '{"a": 1}'),
    block('Result (port err)', '4'),
    block('State afterwards', '5'),
  ];
  expect(draftOf(blocks, '0.12', {})).toEqual({
    ...{version: '0.12', entry: 'script', source: 'event', events: '1\n2', meta: '{}'},
    ...{state: '3', args: '{"a": 1}'},
  });
});

it('prefers the hidden parts of a sample to its blocks', () => {
  expect(draftOf([script], 'edge', {module: true, events: '7'})).toMatchObject({
    ...{version: 'edge', entry: 'module', events: '7'},
  });
  expect(draftOf([block('', 'x', 'troy')], 'edge', {}).entry).toBe('deployment');
});
