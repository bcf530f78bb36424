import type {Page} from '@playwright/test';
import {listViolations, settle} from '../a11y/axe';
import {expect, test} from '../site';
import {DOCS} from '../../testing/versions';

const WIDE = {width: 1280, height: 900};
const SMALL = {width: 390, height: 780};

/** The violations that axe finds in the search, open or closed. */
async function faults(page: Page): Promise<string[]> {
  const parts = '[role="search"], dialog[open], button[aria-haspopup="dialog"]';
  await settle(page);
  return [...(await listViolations(page, undefined, {parts}))];
}

test('the hits of one page are in one group, which the arrow keys follow', async ({
  docsSearch: search,
  page,
}) => {
  await search.search('kafka');
  await expect(search.hits.first()).toBeVisible();
  await expect(search.more).toBeHidden();
  const groups = await search.list
    .getByRole('group')
    .evaluateAll((all) =>
      all.map((group) => [...group.querySelectorAll('a')].map((hit) => hit.pathname)),
    );
  expect(groups.some((paths) => paths.length > 1)).toBe(true);
  const pages = groups.map((paths) => [...new Set(paths)]);
  expect(pages.every((paths) => paths.length === 1)).toBe(true);
  expect(new Set(pages.flat()).size).toBe(groups.length);
  for (const hit of (await search.hits.all()).slice(1)) {
    await page.keyboard.press('ArrowDown');
    await expect(hit).toHaveAttribute('aria-selected', 'true');
  }
});

for (const theme of ['light', 'dark'] as const) {
  for (const viewport of [WIDE, SMALL]) {
    test.describe(`${theme}, ${viewport.width} px`, () => {
      test.use({viewport});
      test.beforeEach(async ({page}) => {
        await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
      });

      test('search, follow, read the marks', async ({site, search, page}) => {
        await site.open('/community');
        await search.search('highlighted lines');
        await search.expectFirst('Highlighted lines');
        await expect(search.hits.first().locator('mark').first()).toBeVisible();
        await search.hits.first().click();
        await expect(page).toHaveURL(/#highlighted-lines$/);
        await expect(search.list).toBeHidden();
        await expect(search.marks.first()).toBeVisible();
        await settle(page);
        const parts = 'mark.search-highlight';
        expect(await listViolations(page, undefined, {parts})).toEqual([]);
      });

      test('axe finds no violation when closed, with hits, without hits and with a syntax error', async ({
        docsSearch: search,
        page,
      }) => {
        expect(await faults(page)).toEqual([]);
        await search.search('kafka consumer');
        await expect(search.hits.first()).toBeVisible();
        await page.keyboard.press('ArrowDown');
        const wash = theme === 'dark' ? 'rgb(15, 39, 66)' : 'rgb(233, 244, 255)';
        await expect(search.active).toHaveCSS('background-color', wash);
        expect(await faults(page)).toEqual([]);
        await search.input.fill('zzxxyyqq');
        await expect(search.empty).toBeVisible();
        expect(await faults(page)).toEqual([]);
        await search.input.fill('kafka~x');
        await expect(page.getByText('edit distance must be numeric')).toBeVisible();
        expect(await faults(page)).toEqual([]);
      });
    });
  }
}

test.describe('on small screens', () => {
  test.use({viewport: SMALL});

  test('the search covers the page, and Cancel gives the focus back', async ({
    docsSearch: search,
    page,
  }) => {
    await expect(search.box).toBeHidden();
    await search.button.click();
    await expect(search.dialog.getByPlaceholder('Search...')).toBeFocused();
    expect(await search.dialog.boundingBox()).toEqual({x: 0, y: 0, ...SMALL});
    await page.keyboard.type('kafka');
    await search.expectFirst('Kafka');
    await search.dialog.getByRole('button', {name: 'Clear'}).click();
    await expect(search.input).toHaveValue('');
    await expect(search.list).toBeHidden();
    await search.dialog.getByRole('button', {name: 'Cancel'}).click();
    await expect(search.dialog).toBeHidden();
    await expect(search.button).toBeFocused();
  });

  test('Escape closes it, with and without hits', async ({docsSearch: search, page}) => {
    for (const query of ['kafka', '']) {
      await search.button.click();
      await expect(search.input).toBeFocused();
      await page.keyboard.type(query);
      if (query) await search.expectFirst('Kafka');
      await page.keyboard.press('Escape');
      await expect(search.dialog).toBeHidden();
      await expect(search.button).toBeFocused();
    }
  });

  test('Back closes it, and the page beneath stays', async ({site, search, page}) => {
    await site.open('/blog');
    await site.navbar.getByRole('link', {name: 'Tremor'}).first().click();
    await expect.poll(() => site.address()).toBe('/');
    // The address changes before the page, and opening the page closes the search.
    await expect(site.title).not.toHaveText('Blog');
    await search.button.click();
    await expect(search.dialog).toBeVisible();
    await page.evaluate(() => {
      history.back();
    });
    await expect(search.dialog).toBeHidden();
    // The router undoes the browser's step back in a separate step.
    await expect.poll(() => site.address()).toBe('/');
    await expect(site.title).not.toHaveText('Blog');
  });

  test('the focus stays in the open search', async ({site, search, page}) => {
    await site.open(DOCS);
    await search.button.click();
    await expect(search.input).toBeFocused();
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab');
      // Between the last and the first element, the focus moves to the browser's own controls.
      const outside = await page.evaluate(
        () =>
          document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(outside).toBe(false);
    }
  });

  test('Submit and Enter follow the best hit', async ({site, search, page}) => {
    await site.open('/community');
    await search.search('line numbers');
    await expect(search.hits.first()).toBeVisible();
    await search.dialog.getByRole('button', {name: 'Submit'}).click();
    await expect(page).toHaveURL(/#line-numbers$/);
    await expect(search.dialog).toBeHidden();
  });

  test('shortcuts open it as well, and a wide window closes it', async ({site, search, page}) => {
    await site.open(DOCS);
    await page.keyboard.press('Control+k');
    await expect(search.dialog).toBeVisible();
    await page.setViewportSize(WIDE);
    await expect(search.dialog).toBeHidden();
    await expect(search.box).toBeVisible();
  });

  test('hits are easy to touch', async ({docsSearch: search}) => {
    await search.search('kafka');
    await expect(search.hits.first()).toBeVisible();
    await expect(search.more).toBeHidden();
    for (const box of await search.hits.evaluateAll((hits) => hits.map((hit) => hit.clientHeight)))
      expect(box).toBeGreaterThanOrEqual(44);
  });
});
