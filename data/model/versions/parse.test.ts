import {expect, test} from 'vitest';
import {parseVersionFacts, parseVersionNames} from './parse';

test.each([
  ['["1.2",', /is not JSON .*Expected an array of version names/],
  ['{}', /must be a non-empty array.*found \{\}/],
  ['[]', /must be a non-empty array.*found \[\]/],
  ['["latest"]', /entry 1: expected a version name such as "1\.2", found "latest"/],
  ['["1.2", 1.1]', /entry 2: expected a version name.*found 1\.1/],
  ['["1.2", "1.2"]', /entry 2: "1\.2" is repeated\. Remove one/],
])('versions.json %s is refused', (text, message) => {
  expect(() => parseVersionNames(text)).toThrow(message);
});

const facts = {release: '1.2.0-rc.1', language: '1.2.0-rc.1'};

test('a version changes and has a runtime unless it says otherwise', () => {
  expect(parseVersionFacts('f', facts)).toEqual({...facts, frozen: false, recorded: true});
});

test.each([
  [undefined, /f does not describe a version.*the file is required/],
  [{release: '1.2.0'}, /`language` is required/],
  [{...facts, release: 1.2}, /`release` must be a text, found 1\.2/],
  [{...facts, release: 'newest'}, /`release` must be a release such as 1\.2\.3, found "newest"/],
  [
    {...facts, coming: '1.3.0'},
    /`coming` must be a series such as "1\.3", in quotes, found "1\.3\.0"/,
  ],
  [{...facts, frosen: true}, /`frosen` is not allowed/],
])('version.yaml %j is refused', (value, message) => {
  const attempt = () => parseVersionFacts('f', value);
  expect(attempt).toThrow(
    message.source.includes('.*') ? new RegExp(message.source, 's') : message,
  );
});
