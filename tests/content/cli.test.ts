import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {findCliFaults, parseCliOptions} from '../../checks/completeness/cliOptions';
import {readVersions} from '../../data/model/versions/node/readVersions';
import {readDocPages} from '../../checks/pages/node/read';

const ROOT = path.resolve(__dirname, '../..');

// Options as they were read from the sources of each version's release.
test.each(readVersions(ROOT).filter(({frozen}) => !frozen))(
  'the pages of $label show every option of the commands',
  ({label, release}) => {
    const list = fs.readFileSync(path.join(__dirname, `cli/${release}.txt`), 'utf8');
    const faults = readDocPages(ROOT, label)
      .filter(({frontMatter}) => frontMatter.kind === 'cli')
      .flatMap(({file, tree}) =>
        findCliFaults(tree, parseCliOptions(list)).map((fault) => `${file}: ${fault}`),
      );
    expect(faults).toEqual([]);
  },
  60_000,
);
