import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const ROOT = path.resolve(__dirname, '../..');
const PLUGINS = 'src/plugins';

/** The folders directly below a path that have files in git, without hidden ones. */
function foldersOf(folder: string): string[] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', folder], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const below = files.split('\n').map((file) => path.posix.relative(folder, file).split('/'));
  const names = below.flatMap(([name = '', ...rest]) => (rest.length > 0 ? [name] : []));
  return [...new Set(names)].filter((name) => !name.startsWith('.'));
}

test('the table of README.md names every folder, and every folder of src', () => {
  const table = fs.readFileSync(path.join(ROOT, 'README.md'), 'utf8').match(/^\|.*\|$/gm) ?? [];
  const cells = table.map((row) => row.split('|')[1] ?? '');
  const named = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)\/`/g)].map(([, name]) => name));
  const top = foldersOf('.').filter((name) => name !== 'src');
  const expected = [...top, ...foldersOf('src').map((name) => `src/${name}`)];
  expect(named.sort()).toEqual(expected.sort());
});

test.each(foldersOf(PLUGINS))(
  'the README of %s names its folders, and no file that does not exist',
  (name) => {
    const folder = path.join(ROOT, PLUGINS, name);
    const readme = fs.readFileSync(path.join(folder, 'README.md'), 'utf8');
    const folders = foldersOf(`${PLUGINS}/${name}`);
    expect(folders.filter((inner) => !readme.includes(`\`${inner}/`))).toEqual([]);
    const files = [...readme.matchAll(/`((\w+)\/[\w./-]+\.\w+)`/g)]
      .filter(([, , inner = '']) => folders.includes(inner))
      .map(([, file = '']) => file);
    expect(files.filter((file) => !fs.existsSync(path.join(folder, file)))).toEqual([]);
  },
);

test('the README of src/theme lists every override, and nothing else', () => {
  const theme = path.join(ROOT, 'src/theme');
  const readme = fs.readFileSync(path.join(theme, 'README.md'), 'utf8');
  const listed = [...readme.matchAll(/^\| `([^`]+)` \|/gm)].map(([, entry = '']) => entry);
  const files = fs
    .readdirSync(theme, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file));
  // An entry is a file, or a folder with a slash at its end.
  const covers = (entry: string, file: string) =>
    entry.endsWith('/') ? file.startsWith(entry) : file === entry;
  expect(files.filter((file) => !listed.some((entry) => covers(entry, file)))).toEqual([]);
  expect(listed.filter((entry) => !files.some((file) => covers(entry, file)))).toEqual([]);
});
