import vm from 'node:vm';
import {describe, expect, test} from 'vitest';
import {USABLE_STORAGE} from './head';

/** Runs the code that comes before all scripts, and returns the page's storage after it. */
function run(localStorage: object): {readonly localStorage: object} {
  const page: Record<string, unknown> = {localStorage};
  page.window = page;
  vm.runInNewContext(USABLE_STORAGE, page);
  return page as {localStorage: object};
}

function storageWith(theme: string | null) {
  const removed: string[] = [];
  const storage = {getItem: () => theme, removeItem: (key: string) => void removed.push(key)};
  return {storage, removed};
}

describe('before any script', () => {
  test.each([null, '', 'light', 'dark'])('the stored theme %j is kept', (theme) => {
    const {storage, removed} = storageWith(theme);
    run(storage);
    expect(removed).toEqual([]);
  });

  test.each(['null', '{', 'darker', '"><script>', '__proto__'])(
    'the stored theme %j is removed',
    (theme) => {
      const {storage, removed} = storageWith(theme);
      run(storage);
      expect(removed).toEqual(['theme']);
    },
  );

  test('a storage that throws is treated as missing', () => {
    const page = run({
      getItem: () => {
        throw new Error('insecure');
      },
    });
    expect(() => page.localStorage).toThrow('insecure');
  });
});
