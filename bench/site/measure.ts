import http from 'node:http';
import type {Browser, CDPSession, Page} from '@playwright/test';
import {listen, type Served} from '../../testing/server/listen';
import {kindOf, medianLoad, type Kind, type Load} from './figures';

/** The number of loads that the median is taken of. */
const LOADS = 7;
/** How long to wait for prefetches after the network is idle. */
const QUIET_MS = 1500;

/**
 * Loads pages as a slow phone does: cold cache, slow 4G as Lighthouse simulates it (150 ms, 1.6 Mbit/s),
 * and a slower processor. The pages take turns, so that other work on the machine affects all of them.
 * Each is opened from a page of another site, as readers open it: the browser then starts a new process,
 * which it does not always do from an empty tab.
 *
 * @param slow how many times slower than this machine's processor
 * @returns for each page the median of each figure
 * @throws Error when a page does not answer 200
 */
export async function measureInTurn(
  browser: Browser,
  urls: readonly string[],
  slow: number,
): Promise<Load[]> {
  const loads = urls.map((): Load[] => []);
  const referrer = await serveReferrer();
  try {
    for (let run = 0; run < LOADS; run += 1) {
      for (const [place, url] of urls.entries()) {
        loads[place]?.push(await loadOnce(browser, referrer.url, url, slow));
      }
    }
  } finally {
    await referrer.close();
  }
  return loads.map(medianLoad);
}

/** Serves a page of another site: for browsers, `localhost` is not the same site as 127.0.0.1. */
async function serveReferrer(): Promise<Served> {
  const server = http.createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end('<title>Another site</title>');
  });
  const {url, close} = await listen(server);
  return {url: url.replace('127.0.0.1', 'localhost'), close};
}

async function loadOnce(
  browser: Browser,
  referrer: string,
  url: string,
  slow: number,
): Promise<Load> {
  const context = await browser.newContext({viewport: {width: 412, height: 823}});
  try {
    const page = await context.newPage();
    await page.goto(referrer);
    const session = await context.newCDPSession(page);
    await slowDown(session, slow);
    const bytes = countBytes(session);
    await observe(page);
    const response = await page.goto(url, {waitUntil: 'load', timeout: 90_000});
    if (response?.status() !== 200) {
      throw new Error(`${url} answered ${response?.status() ?? 'nothing'}, expected 200.`);
    }
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(QUIET_MS);
    return {bytes, ...(await readTimes(page))};
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession, rate: number): Promise<void> {
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', {rate});
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}

/** Adds up the compressed sizes of the responses' bodies until the page is closed. */
function countBytes(session: CDPSession): Record<Kind, number> {
  const bytes = {html: 0, script: 0, style: 0, image: 0, font: 0, other: 0, prefetch: 0};
  const kinds = new Map<string, Kind>();
  const headers = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({requestId, request, type}) => {
    kinds.set(requestId, kindOf(type ?? 'Other', request.headers));
  });
  session.on('Network.responseReceived', ({requestId, response}) => {
    headers.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    bytes[kinds.get(requestId) ?? 'other'] += encodedDataLength - (headers.get(requestId) ?? 0);
  });
  return bytes;
}

type Observed = {lcp: number; cls: number; tbt: number};

async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Observed = {lcp: 0, cls: 0, tbt: 0};
    (window as unknown as {seen: Observed}).seen = seen;
    // No named functions here: tsx wraps them in a helper that does not exist in the page.
    const watched: readonly [string, (entry: PerformanceEntry) => void][] = [
      ['largest-contentful-paint', (entry) => (seen.lcp = entry.startTime)],
      ['longtask', (entry) => (seen.tbt += Math.max(0, entry.duration - 50))],
      [
        'layout-shift',
        (entry) => {
          const shift = entry as PerformanceEntry & {value: number; hadRecentInput: boolean};
          if (!shift.hadRecentInput) seen.cls += shift.value;
        },
      ],
    ];
    for (const [type, add] of watched) {
      new PerformanceObserver((list) => {
        list.getEntries().forEach(add);
      }).observe({type, buffered: true});
    }
  });
}

async function readTimes(page: Page): Promise<Omit<Load, 'bytes'>> {
  return page.evaluate(() => ({
    ...(window as unknown as {seen: Observed}).seen,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
}
