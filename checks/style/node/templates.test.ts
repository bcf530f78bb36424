import fs from 'node:fs';
import {expect, test} from 'vitest';
import {makeFolder} from '../../../testing/folders';
import {formatFinding} from '../model';
import {checkSources} from './checkSources';

// A record that does not fit the schema would stop the author's first build.
test.each([
  ['connector', 'connectors/my_thing', 'my_thing'],
  ['codec', 'codecs/my_thing', 'my_thing'],
  ['module', 'stdlib/std/mine', 'std::mine'],
])('the template of a %s is a valid record, but not a finished one', (template, place, name) => {
  const text = fs.readFileSync(`templates/${template}.yaml`, 'utf8');
  const record = text.replaceAll('TYPE_NAME', name).replace('PAGE', 'reference/x');
  const site = makeFolder({[`data/edge/${place}.yaml`]: record});
  const {findings} = checkSources(site, ['data']);
  expect(findings.length).toBeGreaterThan(1);
  expect(findings.filter(({rule}) => rule !== 'unfinished').map(formatFinding)).toEqual([]);
});
