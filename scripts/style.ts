/**
 * `npm run check:style [paths]`: the rules of style that a machine can hold, for pages or folders.
 * CONTRIBUTING.md lists them.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {listPages, readPages} from '../checks/pages/node/read';
import {rulesElsewhere} from '../checks/style/elsewhere';
import {measurePages, measureSite, type MeasuredRule} from '../checks/style/node/measureSources';
import {formatReport, listProblems} from '../checks/style/report';
import {listExternalLinks} from '../checks/style/rules/externalLinks';

const root = path.resolve(__dirname, '..');

const USAGE = `npm run check:style -- [options] [paths]
  --report   every rule with what was measured
  --list     every rule and what holds it, as CONTRIBUTING.md shows them
  --links    the addresses of other sites that pages link to
  paths      pages or folders from the project's root; without any, also the rules that compare
             pages with each other and, after a build, those of the built site`;

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      report: {type: 'boolean', default: false},
      list: {type: 'boolean', default: false},
      links: {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  });
  const only = positionals.map(fromRoot);
  if (values.help) console.log(USAGE);
  else if (values.list) console.log((await import('../checks/style/list')).formatList());
  else if (values.links) console.log(listLinks(only));
  else await check(only, values.report);
}

async function check(only: readonly string[], withReport: boolean): Promise<void> {
  const pages = listPages(root, only);
  if (pages.length === 0) {
    throw new Error(`There is no page at ${only.join(', ')}. Expected pages or folders of pages.`);
  }
  const rules = [
    ...measurePages(root, only),
    ...(only.length === 0 ? [...measureSite(root), ...(await measureBuild(pages))] : []),
  ];
  if (withReport) {
    console.log(`${formatReport(rules, only.length === 0 ? rulesElsewhere : [])}\n`);
  }
  const problems = listProblems(rules);
  problems.forEach((problem) => console.log(problem));
  const result = problems.length === 0 ? 'No problems' : `${problems.length} problems`;
  console.log(`${result} in ${pages.length} pages.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

/** The rules of the built site; its readers are loaded only here, because they take a second. */
async function measureBuild(pages: readonly string[]): Promise<MeasuredRule[]> {
  const sitemap = path.join(root, 'build/sitemap.xml');
  if (!fs.existsSync(sitemap)) {
    console.log('Links between pages and search need a built site: npm run build.\n');
    return [];
  }
  const built = fs.statSync(sitemap).mtimeMs;
  if (pages.some((file) => fs.statSync(path.join(root, file)).mtimeMs > built)) {
    console.log('The built site is older than some pages: npm run build.\n');
  }
  const {measureBuilt} = await import('../checks/style/node/measureBuilt');
  return measureBuilt(root);
}

function listLinks(only: readonly string[]): string {
  const urls = readPages(root, only).flatMap((page) => listExternalLinks(page).map(({url}) => url));
  return [...new Set(urls)].sort().join('\n');
}

function fromRoot(name: string): string {
  return path.relative(root, path.resolve(name)).split(path.sep).join('/');
}

main().catch((error: unknown) => {
  console.error(`${(error as Error).message}\n\n${USAGE}`);
  process.exitCode = 2;
});
