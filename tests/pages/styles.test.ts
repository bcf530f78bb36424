import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, test} from 'vitest';
import {BUILD} from '../sitemap';

const ORIGINAL = createRequire(__filename).resolve('infima/dist/css/default/default.css');
const SELECTED = /\.(-?[a-z_][\w-]*)/gi;
const ATTRIBUTE = /\sclass=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g;

const read = (file: string) => fs.readFileSync(file, 'utf8');
const filesIn = (folder: string, end: string) =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(end))
    .map((file) => path.join(folder, file));
const classesOf = (css: string) =>
  new Set([...css.matchAll(SELECTED)].map(([, name = '']) => name));

const styles = filesIn(path.join(BUILD, 'assets/css'), '.css').map(read).join('\n');

// src/plugins/lean-client leaves out what no page uses of Infima.
test('each class of a page that Infima knows has its rules', () => {
  const [known, kept] = [classesOf(read(ORIGINAL)), classesOf(styles)];
  const used = new Set(
    filesIn(BUILD, '.html').flatMap((file) =>
      [...read(file).matchAll(ATTRIBUTE)].flatMap(([, double, single, bare]) =>
        (double ?? single ?? bare ?? '').split(/\s+/),
      ),
    ),
  );
  const expected = [...used].filter((name) => known.has(name));
  expect(expected.length).toBeGreaterThan(50);
  expect(expected.filter((name) => !kept.has(name))).toEqual([]);
  expect(kept.has('pills__item')).toBe(false);
});

test('each custom property that a rule reads without a fallback is set somewhere', () => {
  const scripts = filesIn(path.join(BUILD, 'assets/js'), '.js').map(read).join('\n');
  const original = read(ORIGINAL);
  const lost = [
    ...new Set([...styles.matchAll(/var\((--ifm-[\w-]+)\)/g)].map(([, name = '']) => name)),
  ]
    .filter((name) => original.includes(`${name}:`))
    .filter((name) => !styles.includes(`${name}:`) && !scripts.includes(name));
  expect(lost).toEqual([]);
});
