import zlib from 'node:zlib';
import type {Browser, CDPSession, Page} from '@playwright/test';
import {serveFolder} from '../../testing/server/serve-folder';
import {bundleEngine} from './bundle';
import type {BenchEngine} from './engines/engine';
import {openEmpty, timeFirstAnswer} from './firstAnswer';
import type {Question} from './questions';
import {percentile} from '../percentile';
import {placeOf} from './score';
import type {BenchSite, EngineName} from './sites';

/** The figures of one engine. Times in milliseconds, sizes in bytes. */
export type Measured = {
  readonly engine: EngineName;
  /** Compressed size of the engine's script and all its index files. */
  readonly bytes: number;
  /** The same for the files that the first answer needs. */
  readonly bytesToFirst: number;
  /** Time to the first answer on a slow line (slow 4G) and a slow processor, code included. */
  readonly first: number;
  readonly load: number;
  readonly p50: number;
  readonly p95: number;
  readonly memory: number;
  /** Place of the right page for each question. */
  readonly places: readonly number[];
};

/**
 * Runs one engine in a page of its site.
 *
 * @param slowDown the factor by which the processor is slowed down
 */
export async function measure(
  browser: Browser,
  site: BenchSite,
  questions: readonly Question[],
  slowDown: number,
): Promise<Measured> {
  const served = await serveFolder(site.folder);
  const script = await bundleEngine(site);
  const context = await browser.newContext();
  try {
    const page = await openEmpty(context, served.url);
    const cdp = await context.newCDPSession(page);
    const traffic = await countTraffic(cdp);
    await cdp.send('Emulation.setCPUThrottlingRate', {rate: slowDown});
    await page.addScriptTag({content: script});

    const query = questions[0]?.query ?? 'kafka';
    const first = await timeFirstAnswer(browser, site, served.url, {script, query, slowDown});
    await usedMemory(cdp);
    const before = await usedMemory(cdp);
    const load = await timeLoad(page);
    const memory = (await usedMemory(cdp)) - before;
    const code = zlib.gzipSync(script, {level: 9}).length;
    await askAll(page, questions.slice(0, 1));
    const bytes = code + traffic.total();
    const bytesToFirst =
      site.engine === 'own' ? code + traffic.of(/search-headings-docs-default/) : bytes;

    const keystrokes = await typeAll(page, questions.slice(0, 40));
    const hits = await askAll(page, questions);
    return {
      engine: site.engine,
      bytes,
      bytesToFirst,
      first,
      load,
      p50: percentile(keystrokes, 0.5),
      p95: percentile(keystrokes, 0.95),
      memory,
      places: questions.map((question, place) => placeOf(question, hits[place] ?? [])),
    };
  } finally {
    await context.close();
    await served.close();
  }
}

async function countTraffic(cdp: CDPSession) {
  const urls = new Map<string, string>();
  const sizes = new Map<string, number>();
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({requestId, request}) => urls.set(requestId, request.url));
  cdp.on('Network.loadingFinished', ({requestId, encodedDataLength}) =>
    sizes.set(requestId, encodedDataLength),
  );
  const of = (pattern: RegExp) =>
    [...sizes].reduce((sum, [id, size]) => sum + (pattern.test(urls.get(id) ?? '') ? size : 0), 0);
  return {of, total: () => of(/./)};
}

async function usedMemory(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  // Typed arrays are outside the heap; the protocol's types lack the field.
  const usage: {usedSize: number; backingStorageSize?: number} =
    await cdp.send('Runtime.getHeapUsage');
  return usage.usedSize + (usage.backingStorageSize ?? 0);
}

function timeLoad(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const {bench} = globalThis as unknown as {bench: BenchEngine};
    const start = performance.now();
    await bench.load();
    return performance.now() - start;
  });
}

function askAll(page: Page, questions: readonly Question[]): Promise<string[][]> {
  return page.evaluate(
    async (queries) => {
      const {bench} = globalThis as unknown as {bench: BenchEngine};
      const answers: string[][] = [];
      for (const query of queries) answers.push(await bench.search(query));
      return answers;
    },
    questions.map(({query}) => query),
  );
}

/** The times of all keystrokes while the queries are typed letter by letter. */
function typeAll(page: Page, questions: readonly Question[]): Promise<number[]> {
  return page.evaluate(
    async (queries) => {
      const {bench} = globalThis as unknown as {bench: BenchEngine};
      const times: number[] = [];
      for (const query of queries) {
        for (let length = 1; length <= query.length; length++) {
          // The best of three, because the machine also does other work.
          let best = Number.POSITIVE_INFINITY;
          for (let attempt = 0; attempt < 3; attempt++) {
            const start = performance.now();
            await bench.search(query.slice(0, length));
            best = Math.min(best, performance.now() - start);
          }
          times.push(best);
        }
      }
      return times;
    },
    questions.map(({query}) => query),
  );
}
