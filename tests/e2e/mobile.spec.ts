import type {Locator} from '@playwright/test';
import {expect, test, type Site} from '../site';
import {DOCS} from '../../testing/versions';

const BREAK = 996;

test.use({viewport: {width: 390, height: 844}});

function toggle(site: Site): Locator {
  return site.page.getByRole('button', {name: 'Toggle navigation bar'});
}

function sidebar(site: Site): Locator {
  return site.page.locator('.navbar-sidebar');
}

async function openSidebar(site: Site, path: string): Promise<Locator> {
  await site.open(path);
  await toggle(site).click();
  await expect(sidebar(site)).toBeInViewport();
  return sidebar(site);
}

test('the sidebar opens and closes, and locks the page behind it', async ({site, page}) => {
  const menu = await openSidebar(site, '/');
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await menu.getByRole('button', {name: 'Close navigation bar'}).click();
  await expect(menu).not.toBeInViewport();
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
});

test('it renders when it opens, with scripts that were loaded ahead', async ({site, page}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/MobileSidebar/.test(request.url())) scripts.push(request.url());
  });
  await site.open(`${DOCS}/getting-started`);
  await page.waitForLoadState('networkidle');
  expect(scripts).toHaveLength(1);
  await expect(sidebar(site)).toHaveCount(0);
  await toggle(site).click();
  await expect(sidebar(site)).toBeInViewport();
  expect(scripts).toHaveLength(1);
});

test('the primary menu has the items of the bar', async ({site}) => {
  const menu = await openSidebar(site, '/');
  await expect(menu.getByRole('link', {name: 'Getting Started'})).toBeVisible();
  await menu.getByRole('button', {name: /Community/}).click();
  await menu.getByRole('link', {name: 'RFCs'}).click();
  await expect.poll(() => site.address()).toBe('/rfc');
  await expect(sidebar(site)).not.toBeInViewport();
});

test('docs bring a secondary menu, with a button back to the main one', async ({site}) => {
  const menu = await openSidebar(site, `${DOCS}/getting-started`);
  const back = menu.getByRole('button', {name: /Back to main menu/});
  await expect(back).toBeInViewport();
  await back.click();
  await expect(menu.getByRole('link', {name: 'Blog', exact: true})).toBeInViewport();
  await expect(back).not.toBeInViewport();
});

test('it closes when the window grows to desktop width', async ({site, page}) => {
  await openSidebar(site, '/');
  await page.setViewportSize({width: BREAK + 1, height: 844});
  await expect(sidebar(site)).not.toBeInViewport();
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
});

test('it is a dialog that keeps the focus, and Escape leads back to its button', async ({
  site,
  page,
}) => {
  await site.open(`${DOCS}/getting-started`);
  await toggle(site).press('Enter');
  const dialog = page.getByRole('dialog', {name: 'Menu'});
  await expect(dialog).toHaveAttribute('aria-modal', 'true');
  await expect(dialog.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
  const isOutside = () =>
    dialog.evaluate((menu) => {
      const {activeElement} = document;
      return activeElement !== document.body && !menu.contains(activeElement);
    });
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    expect(await isOutside()).toBe(false);
  }
  await expect(page.locator('.main-wrapper')).toHaveJSProperty('inert', true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(toggle(site)).toBeFocused();
  await expect(page.locator('.main-wrapper')).toHaveJSProperty('inert', false);
  await toggle(site).press('Enter');
  await dialog.getByRole('button', {name: 'Close navigation bar'}).press('Enter');
  await expect(toggle(site)).toBeFocused();
});

test('Back closes it and does not leave the page', async ({site, page}) => {
  await site.open('/blog');
  await site.navbar.getByRole('link', {name: 'Tremor'}).first().click();
  await expect.poll(() => site.address()).toBe('/');
  await toggle(site).click();
  await expect(sidebar(site)).toBeInViewport();
  await page.evaluate(() => {
    history.back();
  });
  await expect(sidebar(site)).not.toBeInViewport();
  expect(site.address()).toBe('/');
});

test.describe('the breakpoint', () => {
  test('996 px is the last width with a menu button', async ({site, page}) => {
    await page.setViewportSize({width: BREAK, height: 844});
    await site.open('/');
    await expect(toggle(site)).toBeVisible();
    await expect(site.navbar.getByRole('link', {name: 'Getting Started'})).toBeHidden();
    await page.setViewportSize({width: BREAK + 1, height: 844});
    await expect(toggle(site)).toBeHidden();
    await expect(site.navbar.getByRole('link', {name: 'Getting Started'})).toBeVisible();
  });

  test('the sidebar of the docs is 300 px wide above it and absent below', async ({site, page}) => {
    await page.setViewportSize({width: 1280, height: 844});
    await site.open(`${DOCS}/getting-started`);
    const docs = page.locator('.theme-doc-sidebar-container');
    expect((await docs.boundingBox())?.width).toBe(300);
    await page.setViewportSize({width: BREAK, height: 844});
    await expect(docs).toBeHidden();
  });
});

test('a front page opens the search, and Escape leads back to its button', async ({site, page}) => {
  await site.open(DOCS);
  const button = page.getByRole('button', {name: 'Search this documentation'});
  await button.press('Enter');
  await expect(page.getByRole('dialog', {name: 'Search'}).getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('a row of a wide table is an entry with the labels of its columns', async ({site, page}) => {
  await site.open(`${DOCS}/concepts/delivery-guarantees`);
  const table = page.getByRole('table').first();
  const titles = await table.getByRole('columnheader').allTextContents();
  const cells = table.getByRole('row').nth(1).getByRole('cell');
  const labels = await cells.evaluateAll((all) =>
    all.map((cell) => getComputedStyle(cell, '::before').content.split('\u00a0')[0]),
  );
  // The first cell is the title of the entry.
  expect(labels).toEqual(['none', ...titles.slice(1).map((title) => `"${title}`)]);
  const [first, second] = [await cells.nth(0).boundingBox(), await cells.nth(1).boundingBox()];
  expect(second!.x).toBe(first!.x);
  expect(second!.y).toBeGreaterThanOrEqual(first!.y + first!.height);
});
