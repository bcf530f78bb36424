// `npm run bench:playground`: how long a reader on a slow phone waits for the first result of a sample,
// and for later ones. Needs a build of this site with the language files.
import fs from 'node:fs';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {serveFolder} from '../../testing/server/serve-folder';
import {LATEST, NEXT} from '../../testing/versions';
import {findBrowser} from '../../scripts/setup/browser.mjs';
import {median} from '../percentile';
import {SLOW_4G, startSlowProxy, type Network} from './slowProxy';

const BUILD = path.resolve(__dirname, '../../build');
const VERSIONS = [NEXT, LATEST];
const CPU = 4;
const ROUNDS = 3;
const LATER_RUNS = 20;
const FAST: Network = {latencyMs: 0, bytesPerSecond: 1e9};

/** Milliseconds after the click. */
interface Times {
  /** Until the button shows that it was clicked. */
  readonly feedback: number;
  /** Until a bar shows the progress of the download. */
  readonly bar: number;
  readonly first: number;
  readonly later: number;
}

const BOUNDS: Partial<Times> = {feedback: 300, first: 7000, later: 50};

async function main(): Promise<void> {
  if (!fs.existsSync(path.join(BUILD, 'assets/language'))) {
    throw new Error('build/ has no language files. Run `npm run language`, then `npm run build`.');
  }
  const server = await serveFolder(BUILD);
  const browser = await chromium.launch({executablePath: findBrowser(), args: ['--no-sandbox']});
  const slow = await startSlowProxy(server.url, SLOW_4G);
  const fast = await startSlowProxy(server.url, FAST);
  console.log(
    `Slow 4G (150 ms, 1.6 Mbit/s), processor ${CPU} times slower, median of ${ROUNDS}, ms.`,
  );
  console.log(
    'The browser slows the page down, not its worker: the worker’s time is added three more times.',
  );
  let isWithinBounds = true;
  for (const version of VERSIONS) {
    const address = `/docs/${version}/language/expressions`;
    // On a fast network, the time that grows with the slowdown is the page's, the rest is the worker's.
    const fullSpeed = (await medianOf(browser, fast.url + address, 1)).first;
    const slowedPage = (await medianOf(browser, fast.url + address, CPU)).first;
    const worker = Math.max(0, fullSpeed - (slowedPage - fullSpeed) / (CPU - 1));
    const slowed = await medianOf(browser, slow.url + address, CPU);
    const times = {...slowed, first: slowed.first + (CPU - 1) * worker};
    console.log(`${version}: ${describe(times)} (of it worker ${(CPU * worker).toFixed(0)})`);
    isWithinBounds &&= Object.entries(BOUNDS).every(
      ([name, bound]) => times[name as keyof Times] <= bound,
    );
  }
  for (const proxy of [slow, fast]) proxy.close();
  await browser.close();
  await server.close();
  if (!isWithinBounds) throw new Error(`Over a bound: ${JSON.stringify(BOUNDS)}.`);
}

function describe({feedback, bar, first, later}: Times): string {
  const ms = (value: number) => value.toFixed(0);
  return `button answers ${ms(feedback)}, bar ${ms(bar)}, first result ${ms(first)}, later ${later.toFixed(1)}`;
}

async function medianOf(browser: Browser, url: string, cpu: number): Promise<Times> {
  const rounds: Times[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure(browser, url, cpu));
  const middle = (name: keyof Times) => median(rounds.map((times) => times[name]));
  return {
    feedback: middle('feedback'),
    bar: middle('bar'),
    first: middle('first'),
    later: middle('later'),
  };
}

async function measure(browser: Browser, url: string, cpu: number): Promise<Times> {
  const context = await browser.newContext({viewport: {width: 412, height: 823}});
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: cpu});
    await page.goto(url, {timeout: 120_000});
    await page.waitForLoadState('networkidle');
    const opened = await page.evaluate(clickFirst);
    const later: number[] = [];
    for (let run = 0; run < LATER_RUNS; run += 1) later.push(await page.evaluate(runAgain));
    return {...opened, later: median(later)};
  } finally {
    await context.close();
  }
}

/** In the page: clicks the first Run button and waits for the result. */
function clickFirst(): Promise<Omit<Times, 'later'>> {
  const figure = document.querySelector('figure:has(button[class*="run"])')!;
  const button = figure.querySelector<HTMLButtonElement>('button[class*="run"]')!;
  const begin = performance.now();
  let feedback = NaN;
  let bar = NaN;
  return new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      const now = performance.now() - begin;
      const text = figure.textContent;
      if (Number.isNaN(feedback) && /loading/i.test(text)) feedback = now;
      if (Number.isNaN(bar) && /\d MB of \d/.test(text)) bar = now;
      if (!/event.*in \d/.test(text)) return;
      observer.disconnect();
      resolve({feedback, bar, first: now});
    }).observe(figure, {subtree: true, childList: true, characterData: true});
    button.click();
  });
}

/** In the page: runs the open sample again. */
function runAgain(): Promise<number> {
  const editor = document.querySelector('.cm-editor')!;
  const figure = editor.closest('figure')!;
  const run = [...figure.querySelectorAll('button')].find((b) => /^Run/.test(b.textContent))!;
  const status = figure.querySelector('[role="status"]:not(:empty)')!;
  const begin = performance.now();
  return new Promise((resolve) => {
    let isRunning = false;
    new MutationObserver((_, observer) => {
      if (/^Running/.test(status.textContent)) isRunning = true;
      if (!isRunning || !/in \d/.test(status.textContent)) return;
      observer.disconnect();
      resolve(performance.now() - begin);
    }).observe(status, {subtree: true, childList: true, characterData: true});
    run.click();
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
