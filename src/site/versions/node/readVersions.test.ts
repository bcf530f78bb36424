import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {makeFolder} from '../../../../testing/folders';
import {latestVersion, unreleasedVersion} from '../model';
import {VERSIONS, writeRegistry} from '../testing';
import {readVersions} from './readVersions';

let site = '';
beforeEach(() => {
  site = makeFolder();
  writeRegistry(site);
});

test('the released versions follow the unreleased one, the first of them is the newest', () => {
  const versions = readVersions(site);
  expect(versions).toEqual(VERSIONS);
  expect(latestVersion(versions).name).toBe('1.1');
  expect(unreleasedVersion(versions).label).toBe('next');
});

test.each(['versioned_docs/version-1.0', 'data/1.0'])(
  'a version without %s is reported, with how to fix it',
  (folder) => {
    fs.rmSync(path.join(site, folder), {recursive: true});
    expect(() => readVersions(site)).toThrow(
      new RegExp(`names version "1\\.0", but ${folder}.* does not exist\\. Remove`),
    );
  },
);

test('one version is still to come', () => {
  fs.rmSync(path.join(site, 'data/next'), {recursive: true});
  expect(() => readVersions(site)).toThrow(/Expected one .*`coming`.*found none/);
  writeRegistry(site, [...VERSIONS, {...VERSIONS[0]!, name: 'x', label: 'other'}]);
  fs.writeFileSync(path.join(site, 'versions.json'), '["1.1"]');
  expect(() => readVersions(site)).toThrow(/found data\/next.*, data\/other/);
});
