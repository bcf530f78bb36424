import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {makeFolder} from '../../../../testing/folders';
import {listRecordVersions, loadRecords} from './load';
import {createRecordStore} from './store';

let site: string;
const codec = `name: nil
purpose: Nothing.
page: reference/codecs/nil
since: "0.12"
decodes: true
encodes: true
format: binary
stateful: false
mime: []
options: []
source_files: [nil.rs]
`;

beforeEach(() => {
  site = makeFolder({'data/edge/codecs/nil.yaml': codec, 'data/edge/version.yaml': ''});
});

test('reads the records of a version by kind and name', () => {
  const records = loadRecords(site, 'edge');
  expect(records?.codecs.get('nil')?.purpose).toBe('Nothing.');
  expect(records?.connectors.size).toBe(0);
  fs.mkdirSync(path.join(site, 'data/other'));
  expect(listRecordVersions(site)).toEqual(['edge']);
  expect(loadRecords(site, '0.12')).toBeUndefined();
});

test('names a file that is not YAML, or not a record', () => {
  fs.writeFileSync(path.join(site, 'data/edge/codecs/nil.yaml'), 'name: [');
  expect(() => loadRecords(site, 'edge')).toThrow('data/edge/codecs/nil.yaml is not YAML');
  fs.writeFileSync(
    path.join(site, 'data/edge/codecs/nil.yaml'),
    codec.replace('stateful', 'state'),
  );
  expect(() => loadRecords(site, 'edge')).toThrow(
    'data/edge/codecs/nil.yaml is not a record of codecs',
  );
  fs.renameSync(
    path.join(site, 'data/edge/codecs/nil.yaml'),
    path.join(site, 'data/edge/codecs/nil.yml'),
  );
  expect(() => loadRecords(site, 'edge')).toThrow(
    'data/edge/codecs/nil.yml: expected only records',
  );
});

test('the store reads changed files again', () => {
  const recordsOf = createRecordStore(site);
  expect(recordsOf('edge')).toBe(recordsOf('edge'));
  const file = path.join(site, 'data/edge/codecs/nil.yaml');
  fs.writeFileSync(file, codec.replace('Nothing.', 'Nothing at all.'));
  fs.utimesSync(file, new Date(), new Date(Date.now() + 5000));
  expect(recordsOf('edge')?.codecs.get('nil')?.purpose).toBe('Nothing at all.');
});
