import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {expect, test} from 'vitest';
import {resolveFile} from '../server/resolve-file';
import {pickKinds} from '../a11y/kinds';
import {BUILD} from '../sitemap';

const FOLDER = path.join(BUILD, 'assets/css');

/** The style sheets that a page links, without their hashes. */
function sheetsOf(address: string): string[] {
  const {file} = resolveFile(BUILD, address);
  const html = fs.readFileSync(file, 'utf8');
  return [...html.matchAll(/<link rel=stylesheet href=(\S+)/g)].map(([, source = '']) =>
    path.posix.basename(source).replace(/\.\w+\.css$/, ''),
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

test.each(['connector', 'standard library', 'blog archive'])(
  'a page of the kind %s links no other',
  (kind) => {
    expect(sheetsOf(kinds.get(kind) ?? '')).toEqual(['styles']);
  },
);

test.each([
  ['landing', 'styles-home'],
  ['benchmarks', 'styles-figures'],
  ['playground', 'styles-live'],
  ['API reference', 'styles-api'],
])('a page of the kind %s links %s in its HTML', (kind, sheet) => {
  expect(sheetsOf(kinds.get(kind) ?? '')).toContain(sheet);
});

// What src/plugins/styles keeps from the pages that do not need it.
test('the late sheets weigh 8 KB, compressed', () => {
  const files = fs.readdirSync(FOLDER).filter((file) => file.startsWith('styles-'));
  const sizes = files.map((file) => zlib.gzipSync(fs.readFileSync(path.join(FOLDER, file))).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(8 * 1024);
});
