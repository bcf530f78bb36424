// `npm run bench:pages`: what a docs page of this site costs a reader, compared with the same text on a
// plain Docusaurus site and on a Starlight site. Both Docusaurus sites have the same number of routes.
// `-- --slow NUMBER` slows the processor down by this factor, by default 4.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {serveFolder} from '../../testing/server/serve-folder';
import {buildFolder} from '../../testing/stage';
import {findBrowser} from '../../scripts/setup/browser.mjs';
import {formatRatios, formatTable, type Load} from './figures';
import {measureInTurn} from './measure';
import {buildPlainDocusaurus, buildStarlight, type Peer} from './peers';
import {readSlowdown} from './slowdown';

const ROOT = path.resolve(__dirname, '../..');
/** The page that all sites show: plain Markdown with code blocks of every kind. */
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

/** The number of pages of a built site. */
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

/** Builds a peer, or reports why it is left out. */
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
