import {expect, test} from 'vitest';
import {parseVersionFacts, parseVersionNames} from './parse';

test.each([
  [{}, /must be a non-empty array.*the file must be a list/s],
  [[], /must be a non-empty array.*the file must have an entry/s],
  [['latest'], '`[0]` must be a version name such as "1.2", found "latest"'],
  [['1.2', 1.1], '`[1]` must be a text, found 1.1'],
  [['1.2', '1.2'], 'the file must name each version once'],
])('versions.json %j is refused', (value, message) => {
  expect(() => parseVersionNames(value)).toThrow(message);
});

const facts = {release: '1.2.0-rc.1', language: '1.2.0-rc.1'};

test('a version is not frozen and has a runtime unless its file says otherwise', () => {
  expect(parseVersionFacts('f', facts)).toEqual({...facts, frozen: false, recorded: true});
});

test.each([
  [undefined, /f does not describe a version.*the file is required/s],
  [{release: '1.2.0'}, '`language` is required'],
  [{...facts, release: 1.2}, '`release` must be a text, found 1.2'],
  [{...facts, release: 'newest'}, '`release` must be a release such as 1.2.3'],
  [{...facts, coming: '1.3.0'}, '`coming` must be a series such as "1.3"'],
  [{...facts, frosen: true}, '`frosen` is not allowed'],
])('version.yaml %j is refused', (value, message) => {
  expect(() => parseVersionFacts('f', value)).toThrow(message);
});
