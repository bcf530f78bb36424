import fs from 'node:fs';
import path from 'node:path';
import type {Browser, BrowserContext, Page} from '@playwright/test';
import {serveFolder} from '../../testing/server/serve-folder';
import {TAGS, type BenchEngine} from './engines/engine';
import {median} from '../percentile';
import type {BenchSite, EngineName} from './sites';

/** Slow 4G as Lighthouse simulates it. */
const SLOW_LINE = {latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750};

/** The number of loads that the median is taken of. */
const LOADS = 5;

/** Files that a page requests before its engine has loaded. */
const EARLY: Partial<Record<EngineName, string>> = {own: `/search-headings-${TAGS[0]}.json`};

/** The text of the engine's script, the query, and the factor that slows the processor down. */
export type FirstQuestion = {
  readonly script: string;
  readonly query: string;
  readonly slowDown: number;
};

/**
 * Opens new pages on the slow line, loads the files that the first answer needs, and searches.
 *
 * @param url where the site is served
 * @returns milliseconds from the request for the script to the answer
 */
export async function timeFirstAnswer(
  browser: Browser,
  {engine}: BenchSite,
  url: string,
  {script, ...question}: FirstQuestion,
): Promise<number> {
  const folder = path.resolve('test-results/search-bench/scripts');
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(path.join(folder, `${engine}.js`), script);
  const scripts = await serveFolder(folder);
  const request = {...question, source: `${scripts.url}/${engine}.js`, early: EARLY[engine]};
  const times: number[] = [];
  try {
    for (let load = 0; load < LOADS; load++) times.push(await timeLoad(browser, url, request));
  } finally {
    await scripts.close();
  }
  return median(times);
}

type Request = Omit<FirstQuestion, 'script'> & {
  /** Address of the engine's script. */
  readonly source: string;
  readonly early: string | undefined;
};

async function timeLoad(browser: Browser, url: string, request: Request): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await openEmpty(context, url);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', {offline: false, ...SLOW_LINE});
    await cdp.send('Emulation.setCPUThrottlingRate', {rate: request.slowDown});
    return await page.evaluate(async ({query, source, early}) => {
      const started = performance.now();
      const first = early === undefined ? undefined : fetch(early);
      const element = document.createElement('script');
      element.src = source;
      document.head.append(element);
      await new Promise((resolve, reject) => {
        element.addEventListener('load', resolve);
        element.addEventListener('error', reject);
      });
      const {bench} = globalThis as unknown as {bench: BenchEngine};
      await (bench.loadFirst && first ? bench.loadFirst(first) : bench.load());
      await bench.search(query);
      return performance.now() - started;
    }, request);
  } finally {
    await context.close();
  }
}

/** Opens an empty page of a site, so that nothing else loads in it. */
export async function openEmpty(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.route('**/bench.html', (route) =>
    route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Bench</title>'}),
  );
  await page.goto(`${url}/bench.html`);
  return page;
}
