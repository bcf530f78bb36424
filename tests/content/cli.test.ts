import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {findCliFaults, parseCliOptions} from '../../checks/completeness/cliOptions';
import {readDocPages} from '../../checks/pages/node/read';
import {loadRecords} from '../../src/records/model/node/load';
import {readVersions} from '../../src/site/versions/node/readVersions';

const ROOT = path.resolve(__dirname, '../..');
const VERSIONS = readVersions(ROOT);
const LISTS = path.join(__dirname, 'cli');

describe.each(VERSIONS)('the command line of $label', ({label, release}) => {
  const {commands} = loadRecords(ROOT, label)!;

  test('has a record of every option, as the sources of its release define them', () => {
    const list = fs.readFileSync(path.join(LISTS, `${release}.txt`), 'utf8');
    expect(findCliFaults([...commands.values()], parseCliOptions(list))).toEqual([]);
  });

  const shown = readDocPages(ROOT, label)
    .filter(({frontMatter}) => frontMatter.kind === 'cli')
    .map(({source}) => source)
    .join('\n');

  // Where many commands share a record, the list of the sources says what the page must name.
  const list = path.join(LISTS, `${release}-commands.txt`);
  test.runIf(fs.existsSync(list))('is named whole on its page', () => {
    const names = fs.readFileSync(list, 'utf8').trim().split('\n');
    expect(names.filter((name) => !shown.includes(`\`${name}\``))).toEqual([]);
  });

  test('is shown whole on its page', () => {
    const missing = [...commands.keys()].filter(
      (name) => !shown.includes(`<CommandOptions of="${name}" />`),
    );
    expect(missing, 'show each with <CommandOptions of="…" />').toEqual([]);
  }, 60_000);
});
