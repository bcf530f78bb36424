/** `npm run explain -- [--docs VERSION] FILE`: explains the lines of a log in a terminal. */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {explain} from '../src/plugins/messages/core/explain';
import {indexPatterns} from '../src/plugins/messages/core/patterns';
import {formatExplanation} from '../src/plugins/messages/core/show';
import {listRecordVersions, loadMessages} from '../src/records/model/node/load';
import {latestVersion, readVersions} from '../src/site/versions';

const root = path.resolve(__dirname, '..');

const USAGE = `npm run explain -- [--docs VERSION] FILE
  --docs  the version of the docs whose messages are known; the latest release if it is omitted
  FILE    a log; - reads it from standard input`;

function main(): void {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {docs: {type: 'string'}, help: {type: 'boolean'}},
  });
  const [file] = positionals;
  if (values.help || file === undefined) return console.log(USAGE);
  const version = values.docs ?? latestVersion(readVersions(root)).label;
  const known = listRecordVersions(root).filter((label) => loadMessages(root, label).size > 0);
  if (!known.includes(version))
    throw new Error(
      `No messages of version ${version} are known. Write one of: ${known.join(', ')}.`,
    );
  if (file !== '-' && !fs.existsSync(file))
    throw new Error(`There is no file ${file}. Name a log, or write - for the standard input.`);
  const log = fs.readFileSync(file === '-' ? 0 : file, 'utf8');
  const index = indexPatterns([...loadMessages(root, version).values()].flat());
  console.log(formatExplanation(explain(index, log)));
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
