import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {expect, test} from '../site';
import {DOCS, NEXT_DOCS, OLDER} from '../../testing/versions';

test.skip(Boolean(process.env.PLAIN), 'the parts that PLAIN leaves out keep pages below this');

/** The bound of compressed JavaScript of a docs page, in bytes, without prefetches for other pages. */
const BUDGET = 180 * 1024;

/** The bound for the longest pages. */
const LONGEST = 200 * 1024;

/** Pages of different sizes and versions; most of their weight is the same code. */
const PAGES = [`${DOCS}/getting-started`, NEXT_DOCS, ...OLDER.map((label) => `/docs/${label}`)].map(
  (path) => [path, BUDGET] as const,
);

const LONG_PAGES = [
  // Nineteen samples that can be run; they load nothing before a click.
  `${NEXT_DOCS}/language/expressions`,
  `${NEXT_DOCS}/reference/connectors/http`,
  `${NEXT_DOCS}/language/reference/EBNF`,
].map((path) => [path, LONGEST] as const);

/** Sums the compressed sizes of the scripts that a page loads for itself. */
function countScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return;
    sizes.push(
      (async () => {
        const headers = await response.request().allHeaders();
        const purpose = headers['sec-purpose'] ?? headers['purpose'] ?? '';
        return purpose.includes('prefetch') ? 0 : gzipSync(await response.body()).length;
      })(),
    );
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

for (const [path, budget] of [...PAGES, ...LONG_PAGES]) {
  test(`${path} needs at most ${budget} bytes of JavaScript`, async ({site, page}) => {
    const total = countScripts(page);
    await site.open(path);
    await page.waitForLoadState('networkidle');
    const bytes = await total();
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes, 'compressed JavaScript without prefetches').toBeLessThanOrEqual(budget);
  });
}
