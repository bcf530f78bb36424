import {describe, expect, test} from 'vitest';
import {metadataAnchor, optionAnchor} from './anchors';
import {formatCondition, formatDefault, formatUnit, formatValue} from './format';

const option = {name: 'x', type: 'string', required: false, default: null, description: 'Says x.'};

describe('formatDefault', () => {
  test.each([
    [{...option, default: 'POST'}, '`"POST"`'],
    [{...option, default: null}, 'none'],
    [{...option, default: {}}, '`{}`'],
    [{...option, default: 5_000_000_000, unit: 'ns' as const}, '`5000000000` (5 s)'],
    [{...option, default: 25_000_000, unit: 'ns' as const}, '`25000000` (25 ms)'],
    [{...option, default: 8192, unit: 'bytes' as const}, '`8192` (8 KiB)'],
    [{...option, default: 5_242_980, unit: 'bytes' as const}, '`5242980`'],
    [{...option, default: 0, unit: 's' as const}, '`0`'],
    [{...option, default: undefined, defaultText: 'no limit'}, 'no limit'],
  ])('%#', (given, expected) => {
    expect(formatDefault(given)).toBe(expected);
  });
});

test('values read as in a configuration', () => {
  expect(formatValue({retry: {steps: [1, true, '\n']}})).toBe(
    '{"retry": {"steps": [1, true, "\\n"]}}',
  );
});

test.each([
  ['ns', 'nanoseconds'],
  ['bytes', 'bytes'],
  [undefined, undefined],
])('the unit %s reads %s', (unit, expected) => {
  expect(formatUnit(unit)).toBe(expected);
});

test('conditions are yes, no, or the text', () => {
  expect([true, false, 'at night'].map(formatCondition)).toEqual(['yes', 'no', 'at night']);
});

test('anchors hold no character that an address would have to escape', () => {
  expect(optionAnchor('crononome', 'entries[].name')).toBe('crononome-entries-name');
  expect(optionAnchor('http_server', 'mime_mapping.*/*')).toBe('http_server-mime_mapping');
  expect(metadataAnchor('kv', '$kv.get', 'read')).toBe('kv-meta-read-kv-get');
});
