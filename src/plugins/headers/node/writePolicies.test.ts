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

it('allows each page its own scripts only, and returns all of them for the headers', async () => {
  fs.mkdirSync(path.join(site, 'docs'));
  fs.writeFileSync(path.join(site, 'docs/b.html'), page('b()'));
  const {scriptHashes: hashes} = await writePolicies(site, {searchHosts: []});
  expect(hashes).toHaveLength(2);
  for (const name of ['a.html', 'docs/b.html']) {
    expect(hashes.filter((hash) => read(name).includes(hash))).toHaveLength(1);
    expect(read(name).indexOf('http-equiv')).toBeLessThan(read(name).indexOf('<script>'));
  }
  expect(fs.readdirSync(site).sort()).toEqual(['a.html', 'docs']);
});
