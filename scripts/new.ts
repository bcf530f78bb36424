/**
 * `npm run new -- KIND "TITLE"`: starts a page from its template, with the front matter filled in.
 * It writes one new file, and never over another one.
 */
import fs from 'node:fs';
import path from 'node:path';
import {unreleasedVersion} from '../data/model/versions/model';
import {readVersions} from '../data/model/versions/node/readVersions';
import {planPage, USAGE} from './new/plan';

const root = path.resolve(__dirname, '..');

function start(kind: string | undefined, title: string | undefined, rest: readonly string[]): void {
  if (rest.length > 0) {
    throw new Error(`"${rest.join(' ')}" is too much. Put the title in quotes:\n${USAGE}`);
  }
  const {release, coming} = unreleasedVersion(readVersions(root));
  const facts = {today: new Date(), since: coming ?? release, verified: release};
  const plan = planPage(kind, title, facts);
  const template = fs.readFileSync(path.join(root, 'templates', plan.template), 'utf8');
  const file = path.join(root, plan.file);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  try {
    fs.writeFileSync(file, plan.fill(template), {flag: 'wx'});
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(`${plan.file} exists already. Open it, or choose another title.`, {
      cause: error,
    });
  }
  console.log(`${plan.file}\n${plan.next}\nThen: npm run check:style -- ${plan.file}`);
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
