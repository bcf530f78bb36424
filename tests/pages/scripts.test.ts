import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {expect, test} from 'vitest';
import {BUILD} from '../sitemap';

const html = fs.readFileSync(path.join(BUILD, 'index.html'), 'utf8');
const scripts = [...html.matchAll(/<script src=(\S+) (defer)>/g)].map(([, source = '', mode]) => ({
  name: path.posix.basename(source).split('.')[0],
  mode,
  text: fs.readFileSync(path.join(BUILD, source), 'utf8'),
}));

// In one script, all of it would be one task, which blocks a slow phone (src/plugins/tasks).
test('React, the site and its start are scripts of their own, in this order', () => {
  expect(scripts.map(({name, mode}) => [name, mode])).toEqual([
    ['runtime~react', 'defer'],
    ['react', 'defer'],
    ['app', 'defer'],
    ['main', 'defer'],
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
  expect(including('redoc-wrap')).toHaveLength(1);
  // A type of that code.
  expect(including('SecurityRequirementList')).toEqual([]);
});

// The first call in a browser takes 17 to 25 ms, unslowed (src/plugins/tasks/replaceModules.ts).
test("nothing that every page loads sorts by the letters of the reader's language", () => {
  const sorting = scripts.flatMap(({text}) => text.match(/.{0,60}\.localeCompare\(.{0,20}/g) ?? []);
  // Docusaurus' own is called where more than one of the docs could have the page.
  expect(sorting.filter((call) => !call.includes('.path.localeCompare('))).toEqual([]);
});

// A look-up takes it 50 to 80 ms on a slow phone (src/plugins/address/client/matchRoutes.ts).
test('no script of every page brings what the router looks routes up with', () => {
  // React Router's own class defines the method, and calls it once.
  const calls = scripts.flatMap(({text}) => text.match(/computeRootMatch/g) ?? []);
  expect(calls).toHaveLength(2);
});

// src/plugins/highlight leaves it to the server, and to pages that a browser renders itself.
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
  // What every page would weigh more with it.
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(8 * 1024);
});
