import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {makeFolder} from '../../../../testing/folders';
import {loadRecords} from './load';
import {createRecordStore} from './store';

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

test.each([
  ['nil.yaml', 'name: [', 'nil.yaml is not YAML'],
  ['nil.yaml', codec.replace('stateful', 'state'), 'nil.yaml is not a record of codecs'],
  ['nil.yml', codec, 'nil.yml: expected only records'],
])('%s with %j is refused', (name, text, message) => {
  const site = makeFolder({[`data/edge/codecs/${name}`]: text});
  expect(() => loadRecords(site, 'edge')).toThrow(`data/edge/codecs/${message}`);
});

test('the store reads changed files again', () => {
  const site = makeFolder({'data/edge/codecs/nil.yaml': codec});
  const recordsOf = createRecordStore(site);
  expect(recordsOf('edge')).toBe(recordsOf('edge'));
  const file = path.join(site, 'data/edge/codecs/nil.yaml');
  fs.writeFileSync(file, codec.replace('Nothing.', 'Nothing at all.'));
  fs.utimesSync(file, new Date(), new Date(Date.now() + 5000));
  expect(recordsOf('edge')?.codecs.get('nil')?.purpose).toBe('Nothing at all.');
});
