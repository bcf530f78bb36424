import type {Page} from '@playwright/test';
import {expect, test, type Site} from '../site';
import {DOCS} from '../../testing/versions';

const PAGE = `${DOCS}/getting-started`;
const FACE = /Atkinson Hyperlegible Next/;

/** The faces of the page's title, in the order in which the browser looks for them. */
const facesOf = (site: Site) => site.title.evaluate((title) => getComputedStyle(title).fontFamily);

/** The fonts that the browser asked for, each by whether the page had loaded. */
const askedFonts = (page: Page) =>
  page.evaluate(() => {
    const [{loadEventStart = 0} = {}] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType('resource')
      .filter(({name}) => name.endsWith('.woff2'))
      .map(({startTime}) => (startTime >= loadEventStart ? 'after load' : 'before load'));
  });

/** What the browser keeps of the fonts. */
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('fonts'));

test('the first page does not wait for fonts, and the next one has them', async ({site, page}) => {
  await site.open(PAGE);
  await expect.poll(() => kept(page)).toBe('kept');
  expect(await askedFonts(page)).toEqual(['after load', 'after load']);
  // Nothing moves under the eyes of the reader.
  expect(await facesOf(site)).not.toMatch(FACE);
  await page.reload({waitUntil: 'commit'});
  expect(await facesOf(site)).toMatch(FACE);
});

test('readers who save data get no fonts', async ({site, page}) => {
  await site.saveData({effectiveType: '4g', saveData: true});
  await site.open(PAGE);
  await page.waitForLoadState('networkidle');
  expect(await askedFonts(page)).toEqual([]);
});

test.describe('on a line that loses fonts', () => {
  test.use({expectedErrors: /ERR_FAILED .*woff2/});

  test('a font that does not arrive is not kept', async ({site, page}) => {
    await page.route(/\.woff2$/, (route) => route.abort());
    await site.open(PAGE);
    await expect.poll(async () => (await askedFonts(page)).length).toBe(2);
    await page.waitForLoadState('networkidle');
    expect(await kept(page)).toBeNull();
  });
});
