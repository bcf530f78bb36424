import type {Page} from '@playwright/test';
import {expect, test, type Site} from '../site';
import {DOCS} from '../../testing/versions';

// A long page, whose text moves a little when its fonts arrive.
const PAGE = `${DOCS}/reference/connectors/kafka`;
const PLACE = 'troubleshooting';

/** The distance of an element from its target position on the screen, in CSS pixels. */
const distance = (page: Page, id: string) =>
  page.evaluate((id) => {
    const element = document.getElementById(id)!;
    const margin = parseFloat(getComputedStyle(element).scrollMarginTop);
    return Math.abs(Math.round(element.getBoundingClientRect().top - margin));
  }, id);

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({javaScriptEnabled});

    test('a link from another page leads exactly to its place', async ({site, page}) => {
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

test('so does an anchor that is typed into the address bar', async ({site, page}) => {
  await site.open(PAGE);
  await page.evaluate((place) => location.replace(`#${place}`), PLACE);
  await expect.poll(() => distance(page, PLACE)).toBeLessThan(2);
});

/** Scrolls down to an element, as a reader does. */
async function scrollTo(site: Site, id: string) {
  const {page} = site;
  await site.fontsLoaded();
  await page.evaluate((id) => document.getElementById(id)!.scrollIntoView(), id);
  await expect.poll(() => distance(page, id)).toBeLessThan(2);
}

test('a reloaded page shows the same place', async ({site, page}) => {
  await site.open(PAGE);
  await scrollTo(site, PLACE);
  await page.reload();
  await expect.poll(() => distance(page, PLACE)).toBeLessThan(2);
});

test('so does a page that the reader goes back to', async ({site, page}) => {
  await site.open(PAGE);
  await scrollTo(site, PLACE);
  await page.getByRole('link', {name: 'Blog'}).first().click();
  await expect(page).toHaveURL(/\/blog$/);
  await page.goBack();
  await expect.poll(() => distance(page, PLACE)).toBeLessThan(2);
});
