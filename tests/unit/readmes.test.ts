import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const ROOT = path.resolve(__dirname, '../..');
const PLUGINS = 'src/plugins';

/** The folders right below a path that git knows something in; hidden ones are left out. */
function foldersOf(folder: string): string[] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', folder], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const below = files.split('\n').map((file) => path.posix.relative(folder, file).split('/'));
  const names = below.flatMap(([name = '', ...rest]) => (rest.length > 0 ? [name] : []));
  return [...new Set(names)].filter((name) => !name.startsWith('.'));
}

test('the table of README.md names every folder, and every room of src', () => {
  const table = fs.readFileSync(path.join(ROOT, 'README.md'), 'utf8').match(/^\|.*\|$/gm) ?? [];
  const cells = table.map((row) => row.split('|')[1] ?? '');
  const named = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)\/`/g)].map(([, name]) => name));
  const top = foldersOf('.').filter((name) => name !== 'src');
  const expected = [...top, ...foldersOf('src').map((room) => `src/${room}`)];
  expect(named.sort()).toEqual(expected.sort());
});

test.each(foldersOf(PLUGINS))(
  'the README of %s names its rooms, and no file that is gone',
  (name) => {
    const folder = path.join(ROOT, PLUGINS, name);
    const readme = fs.readFileSync(path.join(folder, 'README.md'), 'utf8');
    const rooms = foldersOf(`${PLUGINS}/${name}`);
    expect(rooms.filter((room) => !readme.includes(`\`${room}/`))).toEqual([]);
    const files = [...readme.matchAll(/`((\w+)\/[\w./-]+\.\w+)`/g)]
      .filter(([, , room = '']) => rooms.includes(room))
      .map(([, file = '']) => file);
    expect(files.filter((file) => !fs.existsSync(path.join(folder, file)))).toEqual([]);
  },
);
