import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {makeFolder} from '../../../../testing/folders';
import {writePolicies} from './writePolicies';

let site: string;
const page = (script: string) =>
  `<!DOCTYPE html><html><head><meta charset=UTF-8><script>${script}</script></head></html>\n`;
const read = (name: string) => fs.readFileSync(path.join(site, name), 'utf8');

beforeEach(() => {
  site = makeFolder({'a.html': page('a()'), 'docs/b.html': page('b()')});
});

it('allows each page its own scripts only, and returns all of them for the headers', async () => {
  const {scriptHashes: hashes} = await writePolicies(site, {searchHosts: []});
  expect(hashes).toHaveLength(2);
  for (const name of ['a.html', 'docs/b.html']) {
    expect(hashes.filter((hash) => read(name).includes(hash))).toHaveLength(1);
    expect(read(name).indexOf('http-equiv')).toBeLessThan(read(name).indexOf('<script>'));
  }
  expect(fs.readdirSync(site).sort()).toEqual(['a.html', 'docs']);
});
