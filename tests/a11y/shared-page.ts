import type {Page} from '@playwright/test';
import {test as base, readAddress, stopPrefetches} from '../site';

/**
 * The page between tests. After `about:blank`, Chromium starts a new process; between two files of a site
 * it keeps the process and the compiled scripts: 43 tests took 69 seconds instead of 96.
 */
const PAGE_BETWEEN = '/robots.txt';

/**
 * Tests that share one page per worker: the browser keeps the site's files, as for a reader who goes from
 * page to page. Each test starts with an empty storage and a new document. After a failure Playwright
 * starts a new worker with a new page.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- no new fixture for each test
export const test = base.extend<{}, {sharedPage: Page}>({
  sharedPage: [
    async ({browser}, use) => {
      const context = await browser.newContext({colorScheme: 'light', reducedMotion: 'reduce'});
      await stopPrefetches(context);
      await use(await context.newPage());
      await context.close();
    },
    {scope: 'worker'},
  ],
  page: async ({sharedPage}, use) => {
    await use(sharedPage);
    await sharedPage.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await sharedPage.goto(readAddress('SITE_URL') + PAGE_BETWEEN);
    for (const event of ['pageerror', 'console', 'request']) sharedPage.removeAllListeners(event);
  },
});
