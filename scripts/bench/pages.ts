// `npm run bench:pages`: what a docs page of this site costs a reader, beside the same text on a
// plain Docusaurus site and, where it installs, on a Starlight site. Both sites of Docusaurus have as
// many routes. `-- --slow NUMBER` says how many times slower than this machine's the processor is; 4
// unless told.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {serveFolder} from '../../tests/server/serve-folder';
import {buildFolder} from '../../tests/stage';
import {findBrowser} from '../setup/browser.mjs';
import {formatRatios, formatTable, type Load} from './figures';
import {measureInTurn} from './measure';
import {buildPlainDocusaurus, buildStarlight, type Peer} from './peers';
import {readSlowdown} from './slowdown';

const ROOT = path.resolve(__dirname, '../..');
/** The page that all sites show: plain Markdown with a block for each kind of code. */
const SOURCE = path.join(ROOT, 'community/development/code-blocks.md');
const PAGE = '/community/development/code-blocks';

const OURS_NAME = 'this site';
const FRONT_NAME = 'its front page';
const PLAIN = 'plain Docusaurus';

const PEERS: readonly (readonly [name: string, build: typeof buildPlainDocusaurus])[] = [
  [PLAIN, buildPlainDocusaurus],
  ['Starlight', buildStarlight],
];

async function main(): Promise<void> {
  const {values} = parseArgs({options: {slow: {type: 'string', default: '4'}}});
  const slow = readSlowdown(values.slow);
  console.log(`Building ${OURS_NAME} …`);
  const build = await buildFolder(ROOT);
  if (build.code !== 0) throw new Error(`The site does not build:\n${build.output}`);
  const ours: Peer = {folder: build.folder, page: PAGE};
  const routes = countPages(ours.folder);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-pages-'));
  let rows: (readonly [string, Load])[] = [];
  try {
    const peers = PEERS.flatMap(([name, build]) => {
      const peer = tryBuild(name, build, folder, routes);
      return peer ? [[name, peer] as const] : [];
    });
    const front: Peer = {folder: ours.folder, page: '/'};
    rows = await measureSites([[OURS_NAME, ours], [FRONT_NAME, front], ...peers], slow);
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
  console.log(
    `In turn, in ${path.basename(findBrowser() ?? '')}, cold cache, slow 4G, ${slow}x slower ` +
      'processor; KB compressed, ms, median of 7.',
  );
  console.log(formatTable(rows));
  const plain = rows.find(([row]) => row === PLAIN)?.[1];
  if (!plain) return;
  console.log(`\n${routes} pages each.`);
  for (const [name, load] of rows.slice(0, 2)) console.log(`${name}\n${formatRatios(load, plain)}`);
}

/** How many pages a built site has. */
function countPages(folder: string): number {
  const files = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return files.filter((file) => file.endsWith('.html')).length;
}

async function measureSites(
  sites: readonly (readonly [name: string, site: Peer])[],
  slow: number,
): Promise<(readonly [string, Load])[]> {
  const servers = await Promise.all(sites.map(([, {folder}]) => serveFolder(folder)));
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox']});
  try {
    const urls = sites.map(([, {page}], place) => servers[place]!.url + page);
    const loads = await measureInTurn(browser, urls, slow);
    return sites.map(([name], place) => [name, loads[place]!]);
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
}

/** Builds a peer; one that does not install is named and left out. */
function tryBuild(
  name: string,
  build: typeof buildPlainDocusaurus,
  folder: string,
  routes: number,
): Peer | undefined {
  console.log(`Building ${name} …`);
  try {
    return build(fs.readFileSync(SOURCE, 'utf8'), folder, routes);
  } catch (error) {
    console.log(`${name} is left out: ${(error as Error).message.split('\n')[0] ?? ''}`);
    return undefined;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
