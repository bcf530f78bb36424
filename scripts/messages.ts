/** `npm run messages -- --docs VERSION FOLDER`: compares the records of messages with a runtime's sources. */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {loadMessages} from '../src/records/model/node/load';
import {compareMessages} from './messages/compare';

const root = path.resolve(__dirname, '..');

const USAGE = `npm run messages -- --docs VERSION FOLDER
  --docs  the version of the docs whose records are compared
  FOLDER  the sources of the runtime at the version's tag, outside of this project`;

// cspell:ignore depricated
/** Folders without code of the runtime. */
const LEFT_OUT =
  /(?:^|\/)(?:tests?|target|depricated|examples|benches|tremor-connectors-test-helpers)\/|(?:^|[/_])tests?\.rs$|harness\.rs$|build\.rs$/;

function main(): void {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {docs: {type: 'string'}, help: {type: 'boolean'}},
  });
  const [folder] = positionals;
  if (values.help || folder === undefined || values.docs === undefined) return console.log(USAGE);
  const messages = [...loadMessages(root, values.docs).values()].flat();
  const files = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.rs') && !LEFT_OUT.test(file))
    .sort();
  const read = (file: string): string | undefined => {
    const full = path.join(folder, file);
    return fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : undefined;
  };
  const {sites, missing, wrong} = compareMessages(messages, files, read);
  for (const {file, line, kind, text} of missing) {
    console.log(`missing  ${file}:${line}  ${kind}  ${JSON.stringify(text)}`);
  }
  for (const {pattern, source} of wrong) console.log(`wrong    ${source}  ${pattern}`);
  const logged = sites.filter(({kind}) => kind !== 'text');
  const absent = missing.filter(({kind}) => kind !== 'text');
  console.log(
    `${sites.length - missing.length} of ${sites.length} messages have a record; ` +
      `of those that are logged, ${logged.length - absent.length} of ${logged.length}. ` +
      `${wrong.length} patterns are not at their source.`,
  );
  process.exitCode = wrong.length > 0 ? 1 : 0;
}

main();
