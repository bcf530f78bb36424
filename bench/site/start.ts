// `npm run bench:start`: with `npm start` running in a copy of the project, how long an author waits
// until the browser shows a change of a page and of a data record.
import type {ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import getPort from 'get-port';
import {median} from '../percentile';
import {NEXT, NEXT_DOCS} from '../../testing/versions';
import {findBrowser} from '../../scripts/setup/browser.mjs';
import {processorSeconds} from './processes';
import {SiteCopy} from './siteCopy';

const ROUNDS = 5;
/** A limit for machines that are busy. */
const LONG_MS = 600_000;
/** A page with samples and with tables that are made of records. */
const PAGE = 'reference/connectors/file';
/** The changes, with their limits in seconds. */
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

/** How long a change took, and the processor time of the server, on all its threads. */
interface Round {
  readonly seconds: number;
  readonly processor: number;
}

async function main(): Promise<void> {
  const site = new SiteCopy();
  const port = await getPort();
  const began = Date.now();
  const output = process.env.DOCUSAURUS_PERF_LOGGER ? 'inherit' : 'ignore';
  const server = site.run(['start', '--port', String(port), '--no-open'], {}, output);
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox']});
  const page = await browser.newPage();
  await openWhenReady(page, server, `http://localhost:${port}${NEXT_DOCS}/${PAGE}`);
  console.log(`first page: ${((Date.now() - began) / 1000).toFixed(1)} s after the start`);
  let isWithinLimits = true;
  for (const {name, bound, file, change} of CHANGES) {
    const rounds: Round[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const word = `Changed${name.replace(' ', '')}${round}`;
      const busy = processorSeconds(server.pid) ?? 0;
      const seconds = await measureChange(page, path.join(site.folder, file), change, word);
      rounds.push({seconds, processor: (processorSeconds(server.pid) ?? 0) - busy});
    }
    const typical = median(rounds.map(({seconds}) => seconds));
    console.log(`${name}: ${typical.toFixed(1)} s until it shows, bound ${bound} s`);
    for (const {seconds, processor} of rounds) {
      console.log(`  ${seconds.toFixed(1)} s, of processor ${processor.toFixed(1)} s`);
    }
    isWithinLimits &&= typical <= bound;
  }
  await browser.close();
  if (!isWithinLimits) throw new Error('Over a bound.');
}

/** Waits for the server's first answer, then for the page. Rejects if the server ends first. */
async function openWhenReady(page: Page, server: ChildProcess, url: string): Promise<void> {
  while (server.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  if (server.exitCode !== null) throw new Error('The server ended; `npm start` says why.');
  await page.goto(url, {timeout: LONG_MS});
  await page.locator('article h1').waitFor({timeout: LONG_MS});
}

/** Seconds from a change of a file until the page shows it. */
async function measureChange(
  page: Page,
  file: string,
  change: (text: string, word: string) => string,
  word: string,
): Promise<number> {
  const text = fs.readFileSync(file, 'utf8');
  const began = performance.now();
  fs.writeFileSync(file, change(text, word));
  await page.getByText(word).first().waitFor({timeout: LONG_MS});
  return (performance.now() - began) / 1000;
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
