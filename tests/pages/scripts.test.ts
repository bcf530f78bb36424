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

// Chromium then compiles their functions while they load; React's script is not faster with it.
test('the site and Redoc are compiled ahead, and Redoc loads no description itself', () => {
  const isHinted = (text: string): boolean => text.startsWith('//# allFunctionsCalledOnLoad\n');
  expect(scripts.filter(({text}) => isHinted(text)).map(({name}) => name)).toEqual(['app']);
  const folder = path.join(BUILD, 'assets/js');
  const texts = new Map(
    fs.readdirSync(folder).map((file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')]),
  );
  const redoc = [...texts].filter(([file]) => /^redoc\./.test(file));
  expect(redoc.map(([, text]) => isHinted(text))).toEqual([true]);
  // This name is in the code that would load a description (src/plugins/openapi/redocTheme.ts).
  const loaders = [...texts].filter(([, text]) => text.includes('SecurityRequirementList'));
  expect(loaders.map(([file]) => file)).toEqual([]);
});

// The module that evaluates Redoc's libraries one by one has to name the files that Redoc imports. Of Prism's
// grammars, Redoc has only the ones for samples in the API descriptions (src/plugins/openapi).
test("Redoc's libraries are on the site once, and the grammar of C++ with the highlighter only", () => {
  const folder = path.join(BUILD, 'assets/js');
  const texts = fs.readdirSync(folder).map((file) => fs.readFileSync(path.join(folder, file)));
  const all = Buffer.concat(texts).toString();
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
