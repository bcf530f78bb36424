import type {Page} from '@playwright/test';
import {expect, test} from '../site';
import {DOCS} from '../versions';

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
