import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const THEME = path.resolve(__dirname, '../../src/theme');

const readme = fs.readFileSync(path.join(THEME, 'README.md'), 'utf8');
const listed = [...readme.matchAll(/^\| `([^`]+)` \|/gm)].map(([, entry = '']) => entry);
const files = fs
  .readdirSync(THEME, {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file));

/** Whether an entry of the README, a file or a folder with a slash at its end, means a file. */
const covers = (entry: string, file: string) =>
  entry.endsWith('/') ? file.startsWith(entry) : file === entry;

test('the README lists every override', () => {
  const missing = files.filter((file) => !listed.some((entry) => covers(entry, file)));
  expect(missing).toEqual([]);
});

test('the README lists nothing that is gone', () => {
  const gone = listed.filter((entry) => !files.some((file) => covers(entry, file)));
  expect(gone).toEqual([]);
});
