import {expect, test} from 'vitest';
import {findToWrite, formatToWrite} from './toWrite';

const contract = {
  routes: {rfc: ['/rfc', '/rfc/a'], site: ['/', '/__docusaurus/debug']},
  drafts: [],
};

test('what has no file is still to be written; pages of the framework need none', () => {
  const toWrite = findToWrite(contract, new Set(['/', '/rfc', '/more']));
  expect([...toWrite]).toEqual([
    ['rfc', ['/rfc/a']],
    ['site', []],
  ]);
  expect(formatToWrite(contract, toWrite)).toBe(
    [
      'rfc: 1 of 2 written, to write:',
      '  /rfc/a',
      'site: 2 of 2 written',
      '',
      '1 pages are still to be written.',
    ].join('\n'),
  );
});
