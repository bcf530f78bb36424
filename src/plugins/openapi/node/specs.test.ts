import {expect, test} from 'vitest';
import {makeFolder} from '../../../../testing/folders';
import {findApiSpecs} from './specs';

const versions = [
  {name: 'current', label: 'edge'},
  {name: '0.12', label: '0.12'},
];

test('nothing is found if no version has a description', () => {
  expect(findApiSpecs(makeFolder(), versions)).toEqual([]);
});

test.each([
  ['v0.9/openapi.yaml', 'api/v0.9 belongs to no docs version. Expected one of edge, v0.12'],
  ['edge/openapi.json', 'api/edge has no openapi.yaml'],
])('%s is refused, and the message says what is expected', (file, message) => {
  const site = makeFolder({[`static/api/${file}`]: ''});
  expect(() => findApiSpecs(site, versions)).toThrow(`static/${message}`);
});
