import {expect, test} from 'vitest';
import {knownAnchor} from './knownAnchor';

const functions = ['', 'trim', 'trim_start', 'from_utf8_lossy'];
const ids = [...functions, 'run', 'HandleError'];

test.each([
  ['trim_startinput', 'trim_start'],
  ['triminput', 'trim'],
  ['from_utf8_lossybytes', 'from_utf8_lossy'],
  ['handleerror', 'HandleError'],
  ['running-all-tests', undefined],
  ['tri', undefined],
])('#%s means %s', (anchor, id) => {
  expect(knownAnchor(anchor, ids, functions)).toBe(id);
});
