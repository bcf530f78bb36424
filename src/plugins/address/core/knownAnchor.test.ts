import {expect, test} from 'vitest';
import {knownAnchor} from './knownAnchor';

const functions = ['', 'trim', 'trim_start', 'from_utf8_lossy'];
const places = [
  ...[...functions, 'run', 'HandleError', 'options'].map((id) => ({id, heading: ''})),
  {id: 'life', heading: 'How a flow starts'},
  {id: 'examples', heading: 'More of them'},
  {id: 'pause', heading: 'Step 5: Pause and resume a flow'},
  {id: 'unit', heading: 'Tests'},
  {id: 'integration', heading: 'Tests'},
  {id: 'one', heading: 'Read a file twice'},
  {id: 'two', heading: 'Read a file once'},
];

test.each([
  ['trim_startinput', 'trim_start'],
  ['triminput', 'trim'],
  ['from_utf8_lossybytes', 'from_utf8_lossy'],
  ['handleerror', 'HandleError'],
  ['how-a-flow-starts', 'life'],
  ['how-a-flow-starts-1', undefined],
  ['example', 'examples'],
  ['tests', undefined],
  ['pause--resume', 'pause'],
  ['configuration', 'options'],
  ['read-a-file', undefined],
  ['flow', undefined],
  ['running-all-tests', undefined],
  ['tri', undefined],
])('#%s means %s', (anchor, id) => {
  expect(knownAnchor(anchor, places, functions)).toBe(id);
});
