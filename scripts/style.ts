/** `npm run check:style [paths]`: checks pages and records in seconds, without building the site. */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {listPages, readPages} from '../checks/pages/node/read';
import {formatFinding, type Finding} from '../checks/style/model';
import {checkSources} from '../checks/style/node/checkSources';
import {pageRules} from '../checks/style/rules';
import {listExternalLinks} from '../checks/style/rules/externalLinks';
import {readChanges} from './suites/readChanges.mjs';

const root = path.resolve(__dirname, '..');

const USAGE = `npm run check:style -- [options] [paths]
  --changed  the pages and records that differ from the main branch
  --advice   also prints advice, which is always printed if paths are given
  --rules    the names of the rules for a page, with what they require
  --links    the addresses of other sites that pages link to
  paths      pages, records, or folders of them; if none are given, all of them, and after a build
             also the links between pages and the search`;

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      changed: {type: 'boolean'},
      advice: {type: 'boolean'},
      rules: {type: 'boolean'},
      links: {type: 'boolean'},
      help: {type: 'boolean'},
    },
  });
  const paths = positionals.map(fromRoot);
  if (values.help) console.log(USAGE);
  else if (values.rules) console.log(listRules());
  else if (values.links) console.log(listLinks(paths));
  else if (values.changed) checkFiles(listChanged());
  else if (paths.length > 0) checkFiles(paths);
  else await checkAll(values.advice);
}

function fromRoot(name: string): string {
  if (!fs.existsSync(name)) throw new Error(`The file or folder ${name} does not exist.`);
  return path.relative(root, path.resolve(name)).split(path.sep).join('/');
}

function listChanged(): readonly string[] {
  const changes = readChanges(root, process.env.GITHUB_BASE_REF);
  if (!changes) throw new Error('git knows no main branch to compare with. Name the pages.');
  return changes.changed;
}

function listRules(): string {
  return pageRules.map(({name, title}) => `${name}: ${title}`).join('\n');
}

function listLinks(only: readonly string[]): string {
  const urls = readPages(root, only).flatMap((page) => listExternalLinks(page).map(({url}) => url));
  return [...new Set(urls)].sort().join('\n');
}

function checkFiles(paths: readonly string[]): void {
  // No path would mean all files.
  const {files, findings} = paths.length > 0 ? checkSources(root, paths) : {files: 0, findings: []};
  report(findings, files, true);
}

async function checkAll(withAdvice = false): Promise<void> {
  const {files, findings} = checkSources(root);
  report([...findings, ...(await checkBuild(withAdvice))], files, withAdvice);
}

/** Checks the finished site, with code that takes a second to load. */
async function checkBuild(withAdvice: boolean): Promise<Finding[]> {
  const sitemap = path.join(root, 'build/sitemap.xml');
  if (!fs.existsSync(sitemap)) {
    console.log('Links between pages and search need a built site: npm run build.\n');
    return [];
  }
  const built = fs.statSync(sitemap).mtimeMs;
  if (listPages(root).some((file) => fs.statSync(path.join(root, file)).mtimeMs > built)) {
    console.log('The built site is older than some pages: npm run build.\n');
  }
  const {checkBuilt, checkSearch} = await import('../checks/style/node/checkBuilt');
  return [...checkBuilt(root), ...(withAdvice ? await checkSearch(root) : [])];
}

/** Prints problems and, if wanted, advice; problems alone make the command fail. */
function report(findings: readonly Finding[], files: number, withAdvice: boolean): void {
  const problems = findings.filter(({isAdvice}) => !isAdvice);
  const advice = findings.filter(({isAdvice}) => isAdvice);
  for (const finding of [...(withAdvice ? advice : []), ...problems]) {
    console.log(formatFinding(finding));
  }
  const hint = advice.length > 0 && !withAdvice ? ' (--advice prints it)' : '';
  console.log(
    `${problems.length} problems and ${advice.length} pieces of advice${hint} in ${files} pages and records.`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(`${(error as Error).message}\n\n${USAGE}`);
  process.exitCode = 2;
});
