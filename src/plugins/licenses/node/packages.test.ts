import {beforeEach, expect, test} from 'vitest';
import {makeFolder, writeFiles} from '../../../../testing/folders';
import {readPackage} from './packages';

let folder: string;
const write = (name: string, text: string) => writeFiles(folder, {[name]: text});
const describePackage = (more: object) =>
  write('package.json', JSON.stringify({name: 'one', version: '1.0.0', ...more}));

beforeEach(() => {
  folder = makeFolder();
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
