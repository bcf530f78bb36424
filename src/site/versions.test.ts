import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {latestVersion, parseVersionNames, readVersions} from './versions';

const site = fs.mkdtempSync(path.join(os.tmpdir(), 'versions-'));

afterAll(() => {
  fs.rmSync(site, {recursive: true});
});

test('the released versions follow the unreleased one, the first of them is the newest', () => {
  for (const name of ['0.12', '0.11']) {
    fs.mkdirSync(path.join(site, `versioned_docs/version-${name}`), {recursive: true});
    fs.mkdirSync(path.join(site, 'versioned_sidebars'), {recursive: true});
    fs.writeFileSync(path.join(site, `versioned_sidebars/version-${name}-sidebars.json`), '{}');
  }
  fs.writeFileSync(path.join(site, 'versions.json'), '["0.12", "0.11"]');
  const versions = readVersions(site);
  expect(versions.map(({label}) => label)).toEqual(['edge', '0.12', '0.11']);
  expect(latestVersion(versions).name).toBe('0.12');
});

test('a version without its folder is named with the way out', () => {
  fs.writeFileSync(path.join(site, 'versions.json'), '["0.14", "0.12"]');
  expect(() => readVersions(site)).toThrow(
    /names version "0\.14", but versioned_docs\/version-0\.14 does not exist\. Remove/,
  );
});

test.each([
  ['["0.12",', /is not JSON .*Expected an array of version names/],
  ['{}', /must be a non-empty array.*found \{\}/],
  ['[]', /must be a non-empty array.*found \[\]/],
  ['["latest"]', /entry 1: expected a version name such as "0\.12", found "latest"/],
  ['["0.12", 0.11]', /entry 2: expected a version name.*found 0\.11/],
  ['["0.12", "0.12"]', /entry 2: "0\.12" stands twice\. Remove one/],
])('%s is refused', (text, message) => {
  expect(() => parseVersionNames(text)).toThrow(message);
});
