import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {BUILD} from '../sitemap';
import {PROJECT} from '../../testing/stage';

// An option with an absolute path would be in the configuration that every page loads.
test('no published file tells where the site was built', () => {
  const files = fs
    .readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .filter((file) => fs.statSync(path.join(BUILD, file)).isFile());
  expect(files.length).toBeGreaterThan(100);
  const telling = files.filter((file) => fs.readFileSync(path.join(BUILD, file)).includes(PROJECT));
  expect(telling).toEqual([]);
});

test('the licenses of packages, of those in workers, and of fonts are published', () => {
  const text = fs.readFileSync(path.join(BUILD, 'licenses.txt'), 'utf8');
  for (const name of ['react-dom', 'lunr', 'redoc', '@codemirror/view', 'JetBrains Mono']) {
    expect(text).toMatch(new RegExp(`^${name}[^\\n]*: [A-Z]`, 'm'));
  }
});
