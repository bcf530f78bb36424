import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {findCliFaults, parseCliOptions} from '../../checks/completeness/cliOptions';
import {readDocPages} from '../../checks/pages/node/read';
import {loadCommands} from '../../data/model/node/loadCommands';
import {readVersions} from '../../data/model/versions/node/readVersions';

const ROOT = path.resolve(__dirname, '../..');
const VERSIONS = readVersions(ROOT).filter(({frozen}) => !frozen);

describe.each(VERSIONS)('the command line of $label', ({label, release}) => {
  const commands = loadCommands(ROOT, label);

  test('has a record of every option, as the sources of its release define them', () => {
    const list = fs.readFileSync(path.join(__dirname, `cli/${release}.txt`), 'utf8');
    expect(findCliFaults([...commands.values()], parseCliOptions(list))).toEqual([]);
  });

  test('is shown whole on its page', () => {
    const shown = readDocPages(ROOT, label)
      .filter(({frontMatter}) => frontMatter.kind === 'cli')
      .map(({source}) => source)
      .join('\n');
    const missing = [...commands.keys()].filter(
      (name) => !shown.includes(`<CommandOptions of="${name}" />`),
    );
    expect(missing, 'show each with <CommandOptions of="…" />').toEqual([]);
  }, 60_000);
});
