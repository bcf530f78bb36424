import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {expect, test} from 'vitest';
import {resolveFile} from '../../testing/server/resolve-file';
import {pickKinds} from '../a11y/kinds';
import {BUILD} from '../sitemap';
import {parsePage, readPage, readRoute} from './built-page';

const FOLDER = path.join(BUILD, 'assets/css');

const pageAt = (address: string) =>
  readPage(fs.readFileSync(resolveFile(BUILD, address).file, 'utf8'));

/** The style sheets that a page links, without their hashes. */
function sheetsOf(address: string): string[] {
  return pageAt(address).sheets.map((sheet) =>
    path.posix.basename(sheet).replace(/\.\w+\.css$/, ''),
  );
}

const kinds = new Map(pickKinds());

test.each([...kinds])(
  'the page of the kind %s links the sheet of every page first',
  (_, address) => {
    const sheets = sheetsOf(address);
    expect(sheets[0]).toBe('styles');
    expect(new Set(sheets).size).toBe(sheets.length);
  },
);

test.each(['connector', 'standard library', 'not found'])(
  'a page of the kind %s links no other',
  (kind) => {
    expect(sheetsOf(kinds.get(kind) ?? '')).toEqual(['styles']);
  },
);

test('the landing page also links its own, and no sheet of other pages', () => {
  expect(sheetsOf('/')).toEqual(['styles', 'styles-home']);
});

test.each([
  ['benchmarks', 'styles-figures'],
  ['playground', 'styles-live'],
  ['API reference', 'styles-api'],
  ['blog list', 'styles-blog'],
  ['blog post', 'styles-blog'],
  ['blog archive', 'styles-blog'],
])('a page of the kind %s links %s in its HTML', (kind, sheet) => {
  expect(sheetsOf(kinds.get(kind) ?? '')).toContain(sheet);
});

// Pages that do not need these sheets weigh less by that (src/performance/styles).
test('the sheets that few pages need weigh more than 8 KB, compressed', () => {
  const files = fs.readdirSync(FOLDER).filter((file) => file.startsWith('styles-'));
  const sizes = files.map((file) => zlib.gzipSync(fs.readFileSync(path.join(FOLDER, file))).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(8 * 1024);
});

/** The classes of a style sheet. */
function classesIn(file: string): ReadonlySet<string> {
  const css = fs.readFileSync(file, 'utf8').matchAll(/\.([a-zA-Z][\w-]*)/g);
  return new Set([...css].map(([, name]) => name!));
}

// The classes that pages do not have are left out (src/performance/infima.ts).
test('the sheet of every page has the classes of Infima that pages have, and few others', () => {
  const sheet = fs.readdirSync(FOLDER).find((file) => /^styles\.\w+\.css$/.test(file));
  const built = classesIn(path.join(FOLDER, sheet!));
  const all = classesIn(require.resolve('infima/dist/css/default/default.css'));
  const used = [...kinds].flatMap(([, address]) => parsePage(readRoute(address)).classes);
  expect(used.filter((name) => all.has(name) && !built.has(name))).toEqual([]);
  expect([...all].filter((name) => !built.has(name)).length).toBeGreaterThan(100);
});

// React makes a browser preload each image that is not lazy: on a slow line, before the text.
test.each([...kinds])('the page of the kind %s preloads no image', (_, address) => {
  expect(pageAt(address).preloads).not.toContain('image');
});
