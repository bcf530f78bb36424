import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {normalize, normalizeRun} from './normalize';

describe('normalize', () => {
  it.each([
    ['2026-11-21T06:33:12.123456Z up', '2022-08-01T12:00:00.000000Z up'],
    ['2026-11-21 06:33:12', '2022-08-01 12:00:00'],
    ['"at": "2026-11-21T06:33:12+00:00"', '"at": "2022-08-01T12:00:00+00:00"'],
    ['date: Sat, 21 Nov 2026 06:33:12 GMT', 'date: Mon, 01 Aug 2022 12:00:00 GMT'],
    ['{"t":1795242792123456789}', '{"t":1659355200000000000}'],
    ['1795242792123', '1659355200000'],
    ['id 0f8fad5b-d9cb-469f-a165-70867728950e', 'id 00000000-0000-4000-8000-000000000000'],
    ['from 127.0.0.1:54321', 'from 127.0.0.1:50000'],
    ['{"connectors":["sink","beat"]}', '{"connectors":["beat","sink"]}'],
    ['{"flows":{"running":1,"failed":2}}', '{"flows":{"failed":2,"running":1}}'],
    ['tremor version: 0.12.4 main:1a2b3c', 'tremor version: 0.12.4'],
    ['  Elapsed: 12ms', '  Elapsed: 1ms'],
    ['Total Elapsed: 2m 12s', 'Total Elapsed: 1ms'],
  ])('%s', (text, expected) => expect(normalize(text)).toBe(expected));

  it.each([
    '{"n":1600}',
    '127.0.0.1:9898',
    '3.0',
    '2022-08-01',
    '1795242792',
    '18446744073709551615',
  ])('leaves %s alone', (text) => expect(normalize(text)).toBe(text));

  it('changes nothing the second time', () => {
    const part = fc.constantFrom(...'0123456789:-TZ. used'.split(''));
    fc.assert(
      fc.property(fc.array(part, {maxLength: 60}), (parts) => {
        const once = normalize(parts.join(''));
        return normalize(once) === once;
      }),
    );
  });
});

it('normalizeRun replaces the names of the machine', () => {
  const surroundings = {folder: '/tmp/s-12', host: 'box7', apiPort: 41234};
  expect(
    normalizeRun('box7 /tmp/s-12/main.troy http://127.0.0.1:41234/v1 in /tmp/s-12', surroundings),
  ).toBe('host.example /srv/sample/main.troy http://127.0.0.1:9898/v1 in /srv/sample');
});
