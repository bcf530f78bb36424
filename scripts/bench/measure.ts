import http from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Browser, CDPSession, Page} from '@playwright/test';
import {kindOf, medianLoad, type Kind, type Load} from './figures';

/** How many loads the median is taken of. */
const LOADS = 7;
/** How long a page must be quiet before it counts as loaded, so that prefetches are seen. */
const QUIET_MS = 1500;

/**
 * Loads pages on a slow phone: cold cache, slow 4G as Lighthouse simulates it (150 ms, 1.6 Mbit/s), a
 * slower processor. The pages take turns, so that what else the machine does meanwhile slows all of
 * them down. Each is reached from a page of another site, as readers reach it: browsers start a process
 * then, which from an empty tab they do only for sites that ask for it.
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
  const elsewhere = await serveElsewhere();
  try {
    for (let run = 0; run < LOADS; run += 1) {
      for (const [place, url] of urls.entries()) {
        loads[place]?.push(await loadOnce(browser, elsewhere.url, url, slow));
      }
    }
  } finally {
    elsewhere.close();
  }
  return loads.map(medianLoad);
}

/** A page of another site: the measured ones are at 127.0.0.1, which to browsers is no `localhost`. */
async function serveElsewhere(): Promise<{readonly url: string; readonly close: () => void}> {
  const server = http.createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end('<title>Another site</title>');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function loadOnce(
  browser: Browser,
  elsewhere: string,
  url: string,
  slow: number,
): Promise<Load> {
  const context = await browser.newContext({viewport: {width: 412, height: 823}});
  try {
    const page = await context.newPage();
    await page.goto(elsewhere);
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

/** Counts the compressed bodies that cross the wire, until the page is closed. */
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
    // No named functions here: the runner marks them with a helper that the page does not have.
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
