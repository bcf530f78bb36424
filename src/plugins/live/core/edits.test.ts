import {expect, test} from 'vitest';
import {NO_INPUTS, type Draft} from './draft';
import {findEdit, keepEdit} from './edits';

const draft = (source: string): Draft => ({
  ...NO_INPUTS,
  version: '9.9',
  entry: 'script',
  source,
});
const original = draft('event');

function storage(setItem?: () => never) {
  const values = new Map<string, string>();
  const opened = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: setItem ?? ((key: string, value: string) => void values.set(key, value)),
  };
  return () => opened;
}

test('an edit belongs to a page and to the sample as the page has it', () => {
  const tab = storage();
  expect(keepEdit(tab, '/a', original, draft('1'))).toBe(true);
  keepEdit(tab, '/a', original, draft('2'));
  expect(findEdit(tab, '/a', original)?.source).toBe('2');
  expect(findEdit(tab, '/b', original)).toBeUndefined();
  expect(findEdit(tab, '/a', draft('changed by the page'))).toBeUndefined();
});

test('an edit that equals the sample is dropped', () => {
  const tab = storage();
  keepEdit(tab, '/a', original, draft('1'));
  keepEdit(tab, '/a', original, draft('event'));
  expect(findEdit(tab, '/a', original)).toBeUndefined();
});

test('the newest fifty edits are kept', () => {
  const tab = storage();
  for (let n = 0; n <= 50; n += 1) keepEdit(tab, `/${n}`, original, draft('1'));
  expect(findEdit(tab, '/0', original)).toBeUndefined();
  expect(findEdit(tab, '/1', original)).toBeDefined();
});

test('a storage that is full or holds garbage is reported and replaced', () => {
  const full = storage(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(keepEdit(full, '/a', original, draft('1'))).toBe(false);
  for (const garbage of ['{', '{}', '[null]']) {
    const tab = storage();
    tab().setItem('sample-edits', garbage);
    expect(keepEdit(tab, '/a', original, draft('1'))).toBe(true);
    expect(findEdit(tab, '/a', original)?.source).toBe('1');
  }
});
