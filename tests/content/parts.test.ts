import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {kinds} from '../../src/records/model/model';
import {loadRecords} from '../../src/records/model/node/load';
import {readVersions} from '../../src/site/versions/node/readVersions';

const ROOT = path.resolve(__dirname, '../..');

/** The parts and options that the sources of a release define: kind, name, option, whether required. */
function readSources(release: string): readonly string[] | undefined {
  const file = path.join(__dirname, `parts/${release}.txt`);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().split('\n') : undefined;
}

const VERSIONS = readVersions(ROOT).flatMap(({label, release}) => {
  const sources = readSources(release);
  return sources ? [{label, release, sources}] : [];
});

describe.each(VERSIONS)('the parts of $label', ({label, sources}) => {
  const records = loadRecords(ROOT, label);
  const listed = [...new Set(sources.map((line) => line.split(' ')[0]))];

  test.each(kinds.filter((kind) => listed.includes(kind)))(
    'have a record for each of the %s, with each option, and no other',
    (kind) => {
      const described = [...(records?.[kind].values() ?? [])].flatMap(({name, options}) => [
        `${kind} ${name}`,
        ...options.map((option) => `${kind} ${name} ${option.name}${needOf(option)}`),
      ]);
      expect(described.sort()).toEqual(
        sources.filter((line) => line.startsWith(`${kind} `)).sort(),
      );
    },
  );
});

// If no version has such a list, this is the only test of the file.
test('the lists of parts say kind, name, option, and whether it is required', () => {
  for (const file of fs.readdirSync(path.join(__dirname, 'parts'))) {
    const lines = readSources(file.replace(/\.txt$/, '')) ?? [];
    expect(lines.filter((line) => !LINE.test(line))).toEqual([]);
  }
});

const LINE = /^[a-z]+ [\w-]+(?: [\w.[\]]+(?: (?:required|optional))?)?$/;

/** The list does not say whether an option inside another one is required. */
function needOf({name, required}: {readonly name: string; readonly required: boolean}): string {
  if (/[.[]/.test(name)) return '';
  return required ? ' required' : ' optional';
}
