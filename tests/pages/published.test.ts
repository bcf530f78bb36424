import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {BUILD} from '../sitemap';
import {PROJECT} from '../../testing/stage';

// An option with an absolute path would be part of the configuration that every page loads.
test('no published file contains the path of the project on the machine that built it', () => {
  const files = fs
    .readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .filter((file) => fs.statSync(path.join(BUILD, file)).isFile());
  expect(files.length).toBeGreaterThan(100);
  const contains = (file: string) => fs.readFileSync(path.join(BUILD, file)).includes(PROJECT);
  expect(files.filter(contains)).toEqual([]);
});

test('the licenses of packages, in workers too, and of fonts are published', () => {
  const text = fs.readFileSync(path.join(BUILD, 'licenses.txt'), 'utf8');
  for (const name of ['react-dom', 'lunr', 'redoc', '@codemirror/view', 'JetBrains Mono']) {
    expect(text).toMatch(new RegExp(`^${name}[^\\n]*: [A-Z]`, 'm'));
  }
});
