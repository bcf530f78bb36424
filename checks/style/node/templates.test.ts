import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {formatFinding} from '../model';
import {checkSources} from './checkSources';

// A record that does not fit the schema would stop the author's first build.
test.each([
  ['connector', 'connectors/my_thing', 'my_thing'],
  ['codec', 'codecs/my_thing', 'my_thing'],
  ['module', 'stdlib/std/mine', 'std::mine'],
])('the template of a %s is a valid record, but not a finished one', (template, place, name) => {
  const site = fs.mkdtempSync(path.join(os.tmpdir(), 'template-'));
  const file = path.join(site, `data/edge/${place}.yaml`);
  const text = fs.readFileSync(`templates/${template}.yaml`, 'utf8');
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text.replaceAll('TYPE_NAME', name).replace('PAGE', 'reference/x'));
  const {findings} = checkSources(site, ['data']);
  fs.rmSync(site, {recursive: true});
  expect(findings.length).toBeGreaterThan(1);
  expect(findings.filter(({rule}) => rule !== 'unfinished').map(formatFinding)).toEqual([]);
});
