import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {expect, test} from 'vitest';
import {BUILD} from '../sitemap';
import {parsePage, readRoute} from './built-page';

const folder = path.join(BUILD, 'assets/js');
const assets = fs
  .readdirSync(folder)
  .map((file) => ({file, text: fs.readFileSync(path.join(folder, file), 'utf8')}));
const scripts = parsePage(readRoute('/')).scripts.map((source) => ({
  name: path.posix.basename(source).split('.')[0],
  text: fs.readFileSync(path.join(BUILD, source), 'utf8'),
}));

// A single script would be one task that blocks a slow phone (src/plugins/tasks).
test('React, the site and its start are separate scripts, in this order', () => {
  expect(scripts.map(({name}) => name)).toEqual(['runtime~react', 'react', 'app', 'main']);
  const sizes = scripts.map(({text}) => text.length);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  expect(Math.max(...sizes) / all).toBeLessThan(2 / 3);
});

// Chromium compiles their functions while they load. React's script did not get faster by it.
test('the site and Redoc ask to be compiled early, and Redoc does not load descriptions itself', () => {
  const isHinted = (text: string): boolean => text.startsWith('//# allFunctionsCalledOnLoad\n');
  expect(scripts.filter(({text}) => isHinted(text)).map(({name}) => name)).toEqual(['app']);
  const redoc = assets.filter(({file}) => /^redoc\./.test(file));
  expect(redoc.map(({text}) => isHinted(text))).toEqual([true]);
  // A loader of descriptions contains the names of their parts (src/plugins/openapi/redocTheme.ts).
  expect(assets.filter(({text}) => text.includes('SecurityRequirementList'))).toEqual([]);
});

// The loader that evaluates Redoc's libraries one by one must name the files that Redoc imports. Of
// Prism's grammars, Redoc includes those of the samples in API descriptions (src/plugins/openapi).
test("Redoc's libraries and the grammar of C++ are on the site once", () => {
  const all = assets.map(({text}) => text).join();
  const words = [
    '[MobX] minified error',
    'mobx-react-lite requires',
    'data-styled-version',
    'meetsContrastGuidelines',
    'Nested mappings are not allowed',
    'thread_local',
  ];
  expect(words.map((word) => [word, all.split(word).length - 1])).toEqual(
    words.map((word) => [word, 1]),
  );
});

// The first call in a browser takes 17 to 25 ms, unslowed (src/plugins/tasks/replaceModules.ts).
test('no script of every page sorts by locale', () => {
  const sorting = scripts.flatMap(({text}) => text.match(/.{0,60}\.localeCompare\(.{0,20}/g) ?? []);
  // Docusaurus' own call runs only if several docs could have the page.
  expect(sorting.filter((call) => !call.includes('.path.localeCompare('))).toEqual([]);
});

// It takes 50 to 80 ms to find a route on a slow phone (src/plugins/address/client/matchRoutes.ts).
test('no script of every page includes the function of the router that finds routes', () => {
  // React Router's own class defines the method, and calls it once.
  const calls = scripts.flatMap(({text}) => text.match(/computeRootMatch/g) ?? []);
  expect(calls).toHaveLength(2);
});

// Only the server and pages that a browser renders need it (src/plugins/highlight).
test('no script of every page includes the highlighter', () => {
  // A word of Prism's grammars.
  expect(scripts.filter(({text}) => text.includes('lookbehind'))).toEqual([]);
  // Every page would weigh as much more with it.
  const bytes = assets
    .filter(({text}) => text.includes('lookbehind'))
    .map(({text}) => zlib.gzipSync(text).length);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(8 * 1024);
});
