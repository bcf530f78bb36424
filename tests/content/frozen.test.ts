import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readVersions} from '../../src/site/versions/node/readVersions';

const ROOT = path.resolve(__dirname, '../..');
const FROZEN = readVersions(ROOT).filter(({frozen}) => frozen);

// Readers who come to an old page from a search engine have to find the current one.
test('every page of a frozen version names its current page in the front matter', () => {
  FROZEN.forEach(expectCurrent);
});

function expectCurrent({folder}: (typeof FROZEN)[number]): void {
  const pages = fs
    .readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file));
  expect(pages.length).toBeGreaterThan(3);
  const missing = pages.filter((file) => {
    const text = fs.readFileSync(path.join(ROOT, folder, file), 'utf8');
    return !/^current: \S/m.test(text.split('\n---\n')[0] ?? '');
  });
  expect(
    missing,
    'add `current: reference/…` to the front matter: the page of the latest version for the same task',
  ).toEqual([]);
}
