import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';

const run = promisify(execFile);
const ROOT = path.resolve(__dirname, '../..');
const WORK = path.join(ROOT, 'test-results/search-bench');

export const ENGINES = ['own', 'cmfcmf', 'easyops', 'pagefind'] as const;
export type EngineName = (typeof ENGINES)[number];

/** A site with the index of one engine. */
export type BenchSite = {
  readonly engine: EngineName;
  readonly folder: string;
  /** Folder of the files that Docusaurus generated; the engine's bundle imports some. */
  readonly generated: string;
};

/**
 * Builds the site once for each engine, unless the build is newer than the site's own one.
 *
 * @throws Error when the site has not been built
 */
export async function buildSites(): Promise<BenchSite[]> {
  const own = path.join(ROOT, 'build');
  if (!fs.existsSync(path.join(own, 'search-index-default.json')))
    throw new Error('build/ has no search index. Run `npm run build` first.');
  const sites: BenchSite[] = [
    {engine: 'own', folder: own, generated: path.join(ROOT, '.docusaurus')},
  ];
  for (const engine of ['cmfcmf', 'easyops'] as const) sites.push(await buildPeer(engine, own));
  sites.push(await buildPagefind(own));
  return sites;
}

async function buildPeer(engine: 'cmfcmf' | 'easyops', own: string): Promise<BenchSite> {
  const folder = path.join(WORK, engine, 'build');
  const generated = path.join(WORK, engine, 'generated');
  const site = {engine, folder, generated};
  if (isNewer(folder, own)) return site;
  console.error(`Building the site with ${engine} …`);
  const cli = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const config = path.join(__dirname, 'docusaurus.peer.ts');
  await run(process.execPath, [cli, 'build', ROOT, '--config', config, '--out-dir', folder], {
    cwd: ROOT,
    maxBuffer: 1 << 26,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SEARCH_PEER: engine,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.relative(ROOT, generated),
    },
  });
  return site;
}

/** Pagefind reads a built site: the pages that the other engines search from a page of 0.12. */
async function buildPagefind(own: string): Promise<BenchSite> {
  const folder = path.join(WORK, 'pagefind', 'build');
  const site: BenchSite = {engine: 'pagefind', folder, generated: ''};
  if (isNewer(folder, own)) return site;
  console.error('Indexing the site with Pagefind …');
  fs.rmSync(folder, {recursive: true, force: true});
  fs.cpSync(own, folder, {recursive: true});
  const command = path.join(ROOT, 'bench/node_modules/.bin/pagefind');
  const glob =
    '{index,docs/0.12,docs/0.12/**/*,blog/2*/**/*,community,community/**/*,rfc,rfc/**/*,benchmarks}.html';
  await run(command, ['--site', folder, '--glob', glob, '--root-selector', 'main'], {cwd: ROOT});
  return site;
}

function isNewer(folder: string, than: string): boolean {
  const changed = (place: string) =>
    fs.statSync(path.join(place, 'index.html'), {throwIfNoEntry: false})?.mtimeMs ?? 0;
  return changed(folder) > changed(than);
}
