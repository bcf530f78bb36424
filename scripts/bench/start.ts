// `npm run bench:start`: how long an author waits, with `npm start` running, until the browser shows a
// change of a page and of a data record. It changes a copy of the project.
import type {ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import getPort from 'get-port';
import {median} from '../../checks/style/statistics';
import {NEXT, NEXT_DOCS} from '../../tests/versions';
import {findBrowser} from '../setup/browser.mjs';
import {SiteCopy} from './siteCopy';

const ROUNDS = 5;
/** The page that is looked at: one with samples, and with tables made of records. */
const PAGE = 'reference/connectors/file';
/** The site's promise, in seconds. */
const CHANGES = [
  {
    name: 'page',
    bound: 2,
    file: `docs/${PAGE}.mdx`,
    change: (text: string, word: string) => `${text}\n${word}\n`,
  },
  {
    name: 'data record',
    bound: 3,
    file: `data/${NEXT}/connectors/file.yaml`,
    change: (text: string, word: string) => text.replace('description: ', `description: ${word} `),
  },
] as const;

async function main(): Promise<void> {
  const site = new SiteCopy();
  const port = await getPort();
  const began = Date.now();
  const said = process.env.DOCUSAURUS_PERF_LOGGER ? 'inherit' : 'ignore';
  const server = site.run(['start', '--port', String(port), '--no-open'], {}, said);
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox']});
  const page = await browser.newPage();
  await openWhenReady(page, server, `http://localhost:${port}${NEXT_DOCS}/${PAGE}`);
  console.log(`first page: ${((Date.now() - began) / 1000).toFixed(1)} s after the start`);
  let isKept = true;
  for (const {name, bound, file, change} of CHANGES) {
    const times: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const word = `Changed${name.replaceAll(' ', '')}${round}`;
      const before = cpu(server.pid);
      times.push(await measureChange(page, path.join(site.folder, file), (text) => change(text, word), word));
      console.log(`   ${times.at(-1)?.toFixed(1)} s, CPU ${(cpu(server.pid) - before).toFixed(1)} s`);
    }
    const shown = times.map((seconds) => seconds.toFixed(1)).join(' ');
    console.log(`${name}: ${median(times).toFixed(1)} s until it shows (${shown}), bound ${bound} s`);
    isKept &&= median(times) <= bound;
  }
  await browser.close();
  if (!isKept) throw new Error('Over a bound.');
}

/** Waits for the server's first answer, then for the page. Rejects when the server ends before. */
async function openWhenReady(page: Page, server: ChildProcess, url: string): Promise<void> {
  while (server.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  if (server.exitCode !== null) throw new Error('The server ended; `npm start` says why.');
  await page.goto(url, {timeout: 600_000});
  await page.locator('article h1').waitFor({timeout: 600_000});
}

/** Seconds from a change of a file until the page shows it. */
async function measureChange(
  page: Page,
  file: string,
  change: (text: string) => string,
  word: string,
): Promise<number> {
  const text = fs.readFileSync(file, 'utf8');
  const began = performance.now();
  fs.writeFileSync(file, change(text));
  await page.getByText(word).first().waitFor({timeout: 120_000});
  return (performance.now() - began) / 1000;
}

function cpu(pid: number | undefined): number {
  const stat = fs.readFileSync(`/proc/${String(pid)}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(stat[11]) + Number(stat[12])) / 100;
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
