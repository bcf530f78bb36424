import {beforeEach, expect, test} from 'vitest';
import {makeFolder, writeFiles} from '../../../../testing/folders';
import {collectPackages, readPackage} from './packages';

let folder: string;
const write = (name: string, text: string) => writeFiles(folder, {[name]: text});
const describePackage = (more: object) =>
  write('package.json', JSON.stringify({name: 'one', version: '1.0.0', ...more}));

beforeEach(() => {
  folder = makeFolder();
});

test('the packages of bundled modules are collected once, the innermost of nested ones', () => {
  const names = [
    '/site/node_modules/react/index.js',
    '/site/node_modules/react/cjs/react.js',
    '/site/node_modules/a/node_modules/@scope/b/dist/b.css',
    '/site/node_modules/.cache/language/program.wasm',
    '/site/src/pages/index.tsx',
    null,
  ];
  const folders = new Set<string>();
  const modules = names.map((name) => ({nameForCondition: () => name}));
  const finishModules = {tap: (_name: string, run: (list: unknown) => void) => run(modules)};
  const compilation = {
    tap: (_name: string, run: (value: unknown) => void) => run({hooks: {finishModules}}),
  };
  collectPackages(folders).apply({hooks: {compilation}} as never);
  expect([...folders]).toEqual([
    '/site/node_modules/react',
    '/site/node_modules/a/node_modules/@scope/b',
  ]);
});

test('the license of a package is read, and its text if there is one', () => {
  describePackage({license: 'MIT'});
  expect(readPackage(folder)).toEqual({name: 'one', version: '1.0.0', license: 'MIT'});
  describePackage({licenses: [{type: 'MIT'}, {type: 'Apache-2.0'}]});
  write('LICENSE.md', 'Terms');
  expect(readPackage(folder)).toMatchObject({license: 'MIT OR Apache-2.0', text: 'Terms'});
});

test('a package without a license is reported', () => {
  describePackage({});
  expect(() => readPackage(folder)).toThrow(/names no license[^]*replace the package/);
  write('LICENSE', 'Terms');
  expect(readPackage(folder).license).toBe('SEE LICENSE IN LICENSE');
});
