/**
 * `npm run check:style [paths]`: the bars of style that a machine can hold, for pages or folders.
 * CONTRIBUTING.md lists them.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {listExternalLinks} from '../checks/style/bars/externalLinks';
import {heldBars} from '../checks/style/held';
import {formatList} from '../checks/style/list';
import {measureBuilt} from '../checks/style/node/measureBuilt';
import {measureSources} from '../checks/style/node/measureSources';
import {readStylePages} from '../checks/style/node/readPages';
import type {StylePage} from '../checks/style/model';
import {formatReport, listProblems} from '../checks/style/report';

const root = path.resolve(__dirname, '..');

const USAGE = `npm run check:style -- [options] [paths]
  --report   every bar with what was measured
  --list     every bar and what holds it, as CONTRIBUTING.md shows them
  --links    the addresses of other sites that pages link to
  paths      pages or folders from the project's root; all when absent`;

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
  if (values.help) {
    console.log(USAGE);
    return;
  }
  if (values.list) {
    console.log(formatList());
    return;
  }
  // Some bars speak of the site as a whole, so that all pages are read and the answers chosen.
  const pages = readStylePages(root);
  if (values.links) {
    const urls = pages.flatMap((page) => listExternalLinks(page).map(({url}) => url));
    console.log([...new Set(urls)].sort().join('\n'));
    return;
  }
  const isBuilt = fs.existsSync(path.join(root, 'build/sitemap.xml'));
  const built = isBuilt ? await measureBuilt(root, pages) : [];
  const bars = [...measureSources(root, pages), ...built];
  if (isBuilt && isOlder('build/sitemap.xml', pages)) {
    console.log('The built site is older than some pages: npm run build.\n');
  }
  if (!isBuilt) console.log('Links between pages and search need a built site: npm run build.\n');
  if (values.report) console.log(`${formatReport(bars, heldBars)}\n`);
  const only = positionals.map((name) =>
    path.relative(root, path.resolve(name)).split(path.sep).join('/'),
  );
  const problems = listProblems(bars, only);
  problems.forEach((problem) => console.log(problem));
  console.log(problems.length === 0 ? 'No problems.' : `${problems.length} problems.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

/** Whether a page was changed after a file was written. */
function isOlder(file: string, pages: readonly StylePage[]): boolean {
  const changed = (name: string): number => fs.statSync(path.join(root, name)).mtimeMs;
  return pages.some((page) => changed(page.file) > changed(file));
}

main().catch((error: unknown) => {
  console.error(`${(error as Error).message}\n\n${USAGE}`);
  process.exitCode = 2;
});
