import {Directory, type File, type Inode} from '@bjorn3/browser_wasi_shim';
import {expect, test} from 'vitest';
import {mountFiles} from './mount';

/** Returns the tree as nested records with the texts. */
function read(contents: ReadonlyMap<string, Inode>): Record<string, unknown> {
  const text = (file: Inode) => new TextDecoder().decode((file as File).data);
  return Object.fromEntries(
    [...contents].map(([name, inode]) => [
      name,
      inode instanceof Directory ? read(inode.contents) : text(inode),
    ]),
  );
}

test('paths become folders', () => {
  const tree = mountFiles({
    'std.tremor': 'a',
    'std/array.tremor': 'b',
    'std/time/nanos.tremor': 'ü',
  });
  expect(read(tree)).toEqual({
    'std.tremor': 'a',
    std: {'array.tremor': 'b', time: {'nanos.tremor': 'ü'}},
  });
});

test('a path never leaves its folder', () => {
  expect(read(mountFiles({'../../a.tremor': 'x', '/b//c.tremor': 'y', '..': 'z'}))).toEqual({
    'a.tremor': 'x',
    b: {'c.tremor': 'y'},
  });
});

test('a folder replaces a file with its name', () => {
  expect(read(mountFiles({a: 'x', 'a/b': 'y'}))).toEqual({a: {b: 'y'}});
});
