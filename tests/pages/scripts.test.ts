import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {expect, test} from 'vitest';
import {BUILD} from '../sitemap';
import {readPage} from './built-page';

const page = readPage(fs.readFileSync(path.join(BUILD, 'index.html'), 'utf8'));
const scripts = page.scripts.map(({source, isDeferred}) => ({
  isDeferred,
  name: path.posix.basename(source).split('.')[0],
  text: fs.readFileSync(path.join(BUILD, source), 'utf8'),
}));

// A single script would be a single task, which blocks a slow phone (src/performance/entry).
test('React, the site and the code that starts it are separate scripts, in this order', () => {
  expect(scripts.map(({name, isDeferred}) => [name, isDeferred])).toEqual([
    ['runtime~react', true],
    ['react', true],
    ['app', true],
    ['main', true],
  ]);
  const sizes = scripts.map(({text}) => text.length);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  expect(Math.max(...sizes) / all).toBeLessThan(2 / 3);
});

// Chromium compiles their functions while they load; React's script took as long with it as without.
test('the site asks to be compiled ahead', () => {
  const isHinted = (text: string): boolean => text.startsWith('//# allFunctionsCalledOnLoad\n');
  expect(scripts.filter(({text}) => isHinted(text)).map(({name}) => name)).toEqual(['app']);
});

// src/plugins/openapi/redocTheme.ts: the pages have their descriptions in their data.
test('Redoc comes without the code that loads a description from an address', () => {
  const folder = path.join(BUILD, 'assets/js');
  const files = fs.readdirSync(folder);
  const including = (word: string): readonly string[] =>
    files.filter((file) => fs.readFileSync(path.join(folder, file), 'utf8').includes(word));
  expect(including('redoc-summary')).toHaveLength(1);
  // A type of that code.
  expect(including('SecurityRequirementList')).toEqual([]);
});

// The highlighter runs on the server, and in the browser only for pages that it renders (src/plugins/highlight).
test('no script of every page brings the highlighter', () => {
  // A word of Prism's grammars.
  expect(scripts.filter(({text}) => text.includes('lookbehind'))).toEqual([]);
  const others = fs.readdirSync(path.join(BUILD, 'assets/js'));
  const highlighters = others.filter((file) =>
    fs.readFileSync(path.join(BUILD, 'assets/js', file), 'utf8').includes('lookbehind'),
  );
  const bytes = highlighters.map(
    (file) => zlib.gzipSync(fs.readFileSync(path.join(BUILD, 'assets/js', file))).length,
  );
  // The additional weight of every page with it.
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(8 * 1024);
});
