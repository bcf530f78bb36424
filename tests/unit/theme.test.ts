import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const THEME = path.resolve(__dirname, '../../src/theme');

/** The components that the folder overrides, as the theme names them. */
function listOverrides(): string[] {
  const files = fs
    .readdirSync(THEME, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file));
  const names = files.map((file) => file.replace(/(\/index)?\.tsx?$/, ''));
  // A file below a component's folder is part of it unless the classic theme knows it by that name.
  return names.filter((name) => {
    const parent = path.dirname(name);
    return parent === '.' || !names.includes(parent);
  });
}

test('the README lists every override, in order', () => {
  const readme = fs.readFileSync(path.join(THEME, 'README.md'), 'utf8');
  const listed = [...readme.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name);
  expect(listed).toEqual(listOverrides().sort());
});
