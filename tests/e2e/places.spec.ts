import type {Page} from '@playwright/test';
import {expect, test, type Site} from '../site';
import {DOCS} from '../../testing/versions';

// Most of this page is laid out only when it comes near: its height above a place is a guess until then.
const PAGE = `${DOCS}/reference/connectors/kafka`;
const PLACE = 'troubleshooting';

/** How far below its place on the screen an element stands, in CSS pixels. */
const distance = (page: Page, id: string) =>
  page.evaluate((id) => {
    const element = document.getElementById(id)!;
    const margin = parseFloat(getComputedStyle(element).scrollMarginTop);
    return Math.abs(Math.round(element.getBoundingClientRect().top - margin));
  }, id);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({javaScriptEnabled});

    test('a link from elsewhere leads exactly to its place', async ({site, page}) => {
      await page.goto(`${site.url}${PAGE}#${PLACE}`);
      await expect.poll(() => distance(page, PLACE)).toBeLessThan(2);
    });

    test('so does a link on the page', async ({site, page}) => {
      await page.goto(site.url + PAGE);
      await page.locator(`a[href$="#${PLACE}"]`).filter({visible: true}).first().click();
      await expect.poll(() => distance(page, PLACE)).toBeLessThan(2);
    });
  });
}

test('a place that is written into the address bar is found too', async ({site, page}) => {
  await site.open(PAGE);
  await page.evaluate((place) => location.replace(`#${place}`), PLACE);
  await expect.poll(() => distance(page, PLACE)).toBeLessThan(2);
});

/** Shows the place at the top of the screen, as a reader does who scrolls down to it. */
async function scrollTo(site: Site, id: string) {
  const {page} = site;
  await site.laidOut();
  await page.evaluate((id) => document.getElementById(id)!.scrollIntoView(), id);
  await expect.poll(() => distance(page, id)).toBeLessThan(2);
}

test('a page that is loaded again shows what it showed', async ({site, page}) => {
  await site.open(PAGE);
  // The next document is shown in the site's fonts, where lines break at other words.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fonts'))).toBe('kept');
  await site.open(PAGE);
  await scrollTo(site, PLACE);
  await page.reload();
  await expect.poll(() => distance(page, PLACE)).toBeLessThan(2);
});

test('so does the page that the reader goes back to', async ({site, page}) => {
  await site.open(PAGE);
  await scrollTo(site, PLACE);
  await page.getByRole('link', {name: 'Blog'}).first().click();
  await expect(page).toHaveURL(/\/blog$/);
  await page.goBack();
  await expect.poll(() => distance(page, PLACE)).toBeLessThan(2);
});
