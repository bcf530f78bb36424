/**
 * `npm run new -- KIND "TITLE"`: starts a page from its template, with the front matter filled in.
 * It also writes the record that the page shows. It never overwrites a file.
 */
import fs from 'node:fs';
import path from 'node:path';
import {unreleasedVersion} from '../src/site/versions/model';
import {readVersions} from '../src/site/versions/node/readVersions';
import {planPage, USAGE} from './new/plan';

const root = path.resolve(__dirname, '..');

function start(kind: string | undefined, title: string | undefined, rest: readonly string[]): void {
  if (rest.length > 0) {
    throw new Error(`"${rest.join(' ')}" is too much. Put the title in quotes:\n${USAGE}`);
  }
  const {release, coming, label} = unreleasedVersion(readVersions(root));
  const facts = {today: new Date(), since: coming ?? release, verified: release, label};
  const {files, next} = planPage(kind, title, facts);
  const taken = files.find(({file}) => fs.existsSync(path.join(root, file)));
  if (taken) throw new Error(`${taken.file} exists already. Open it, or choose another title.`);
  for (const {file, template, fill} of files) {
    const text = fs.readFileSync(path.join(root, 'templates', template), 'utf8');
    fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    fs.writeFileSync(path.join(root, file), fill(text), {flag: 'wx'});
  }
  const names = files.map(({file}) => file);
  console.log(`${names.join('\n')}\n${next}\nThen: npm run check:style -- ${names.join(' ')}`);
}

const [kind, title, ...rest] = process.argv.slice(2);
if (kind === '--help') {
  console.log(USAGE);
} else {
  try {
    start(kind, title, rest);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
