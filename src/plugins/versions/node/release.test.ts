import {beforeEach, expect, test} from 'vitest';
import {makeFolder, writeFiles} from '../../../../testing/folders';
import {findPreview} from './release';
import {PROJECT} from './testing';

let site = '';
beforeEach(() => {
  site = makeFolder(PROJECT);
});

const release = (label: string, value: string) =>
  writeFiles(site, {
    [`data/${label}/version.yaml`]: `release: ${value}\nlanguage: ${value}\n`,
  });

test('a newest version that is a release candidate is reported with its file', () => {
  release('2.0', '2.0.0-rc.7');
  expect(findPreview(site)).toBe(
    'The site shows version 2.0, its newest one, as 2.0.0-rc.7. When 2.0.0 is out, write ' +
      '`release: 2.0.0` into data/2.0/version.yaml.',
  );
});

test('older and unreleased versions may name a release candidate', () => {
  release('1.0', '1.0.0-rc.1');
  expect(findPreview(site)).toBeUndefined();
});
