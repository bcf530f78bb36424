import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {writePolicies} from './writePolicies';

let site: string;
const page = (script: string) =>
  `<!DOCTYPE html><html><head><meta charset=UTF-8><script>${script}</script></head></html>\n`;
const read = (name: string) => fs.readFileSync(path.join(site, name), 'utf8');

beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'policies-'));
  fs.writeFileSync(path.join(site, 'a.html'), page('a()'));
});
afterEach(() => {
  fs.rmSync(site, {recursive: true});
});

it('gives each page the hashes of its own scripts, and all of them to the headers', async () => {
  fs.mkdirSync(path.join(site, 'docs'));
  fs.writeFileSync(path.join(site, 'docs/b.html'), page('b()'));
  const {scriptHashes: hashes} = await writePolicies(site, {searchHosts: [], latePages: []});
  expect(hashes).toHaveLength(2);
  for (const name of ['a.html', 'docs/b.html']) {
    expect(hashes.filter((hash) => read(name).includes(hash))).toHaveLength(1);
    expect(read(name).indexOf('http-equiv')).toBeLessThan(read(name).indexOf('<script>'));
  }
  expect(fs.readdirSync(site).sort()).toEqual(['a.html', 'docs']);
});

it('waits for a page that another plugin is about to finish', async () => {
  const whole = page('late()');
  fs.writeFileSync(path.join(site, 'late.html'), whole.slice(0, 30));
  const written = writePolicies(site, {searchHosts: [], latePages: ['late.html']});
  setTimeout(() => fs.writeFileSync(path.join(site, 'late.html'), whole), 60);
  expect((await written).scriptHashes).toHaveLength(2);
  expect(read('late.html')).toMatch(/http-equiv[^]*late\(\)[^]*<\/html>\n$/);
});

it('names a page that never comes', async () => {
  const written = writePolicies(site, {searchHosts: [], latePages: ['never.html']}, 50);
  await expect(written).rejects.toThrow(/never\.html was expected[^]*Take it from that list/);
});
