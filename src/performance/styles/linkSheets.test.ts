import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {makeFolder} from '../../../testing/folders';
import {linkSheets, withSheets} from './linkSheets';

type Manifest = Parameters<typeof withSheets>[0];

const css = [{file: 'assets/css/styles-home.css'}];
const js = [{file: 'assets/js/1df9.js'}];
const manifest: Manifest & {entrypoints: readonly string[]} = {
  entrypoints: ['main'],
  origins: {main: ['main', 'styles']},
  assets: {styles: {css}, 'styles-home': {css}, '1df9': {js}, both: {css, js}},
};

let folder = '';
beforeEach(() => {
  folder = makeFolder();
});

it('adds the style sheets that a page imports, and no script', () => {
  const imports = [
    {request: '@site/src/pages/index.tsx', chunks: ['1df9', 'styles-home']},
    {request: '@site/docs/index.md', chunks: ['1df9', 'both']},
  ];
  expect(withSheets(manifest, imports)).toEqual({
    ...manifest,
    origins: {...manifest.origins, '@site/src/pages/index.tsx': ['styles-home']},
  });
});

it('adds each sheet once if several chunks import a module', () => {
  const imports = [
    {request: '@site/page.mdx', chunks: ['styles-home', 'styles']},
    {request: '@site/page.mdx', chunks: ['styles-home']},
  ];
  expect(withSheets(manifest, imports).origins['@site/page.mdx']).toEqual([
    'styles-home',
    'styles',
  ]);
});

/** Runs the plugin with one group of chunks, as the bundler does when it writes files. */
function emit(): void {
  const group = {chunks: [{name: 'styles-home'}], origins: [{request: '@site/page.mdx'}]};
  let run: (compilation: unknown) => void = () => undefined;
  const hooks = {emit: {tap: (_: unknown, callback: typeof run) => (run = callback)}};
  linkSheets(folder).apply({hooks} as never);
  run({chunkGroups: [group, {chunks: [], origins: [{request: null}]}]});
}

it('writes the entries into the manifest of Docusaurus', () => {
  const file = path.join(folder, 'client-manifest.json');
  fs.writeFileSync(file, JSON.stringify(manifest));
  emit();
  const {origins} = JSON.parse(fs.readFileSync(file, 'utf8')) as typeof manifest;
  expect(origins).toEqual({...manifest.origins, '@site/page.mdx': ['styles-home']});
});

it.each([undefined, '{}', '{"origins": {}}'])(
  'rejects the manifest %s and says what to do',
  (text) => {
    if (text) fs.writeFileSync(path.join(folder, 'client-manifest.json'), text);
    expect(emit).toThrow(/client-manifest\.json has no origins and assets;.*PLAIN=styles/s);
  },
);
