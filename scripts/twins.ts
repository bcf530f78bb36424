/** `npm run twins`: paragraphs that you changed in one version, while another one still has the old text. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {applyTwins, findOldTwins} from '../src/plugins/changes/core/oldTwins';
import {readVersions} from '../src/site/versions';
import {versionOfFile} from '../src/site/versions/pageFile';
import {readChanges} from './suites/readChanges.mjs';

const root = path.resolve(__dirname, '..');
const {values} = parseArgs({options: {apply: {type: 'boolean'}}});
const changes = readChanges(root, process.env.GITHUB_BASE_REF);
if (!changes) throw new Error('git knows no main branch to compare with.');

const git = (...args: readonly string[]) =>
  execFileSync('git', args, {cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
const start = git('merge-base', changes.base, 'HEAD').trim();
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const versions = readVersions(root).filter(({frozen}) => !frozen);

let count = 0;
for (const file of changes.changed.filter((name) => /\.mdx?$/.test(name))) {
  const version = versionOfFile(file, versions);
  const isNew = git('ls-tree', start, '--', file) === '';
  if (!version || isNew) continue;
  const before = git('show', `${start}:${file}`);
  for (const other of versions.filter(({label}) => label !== version.label)) {
    const twin = other.folder + file.slice(version.folder.length);
    if (!fs.existsSync(path.join(root, twin))) continue;
    const twins = findOldTwins(before, read(file), read(twin));
    if (twins.length === 0) continue;
    count += twins.length;
    console.log(`${twin} still has the old text of ${file}:`);
    for (const {former, now} of twins) console.log(`\n- ${former}\n+ ${now}\n`);
    if (values.apply) fs.writeFileSync(path.join(root, twin), applyTwins(read(twin), twins));
  }
}
const advice = values.apply
  ? 'They were changed.'
  : 'If they are wrong there too: npm run twins -- --apply';
console.log(count === 0 ? 'No other version has a text that you changed.' : advice);
