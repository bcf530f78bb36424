import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {expect, test} from '../site';
import {DOCS, NEXT_DOCS, OLDER} from '../../testing/versions';

/** Compressed JavaScript that a docs page may need, in bytes; prefetches are for other pages. */
const BUDGET = 160 * 1024;

/** What the longest pages may need. */
const LONGEST = 180 * 1024;

/** Pages of different size and version; what they share is most of their weight. */
const PAGES = [`${DOCS}/getting-started`, NEXT_DOCS, ...OLDER.map((label) => `/docs/${label}`)].map(
  (path) => [path, BUDGET] as const,
);

const LONG_PAGES = [
  // Nineteen samples that can be run: until a press they cost nothing.
  `${NEXT_DOCS}/language/expressions`,
  `${NEXT_DOCS}/reference/connectors/http`,
  `${NEXT_DOCS}/language/reference/EBNF`,
].map((path) => [path, LONGEST] as const);

/** Adds up the compressed size of the scripts that a page loads for itself. */
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
