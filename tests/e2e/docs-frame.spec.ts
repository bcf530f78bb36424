import type {Locator} from '@playwright/test';
import {expect, test, type Site} from '../site';
import {NEXT_DOCS, VERSIONS} from '../../testing/versions';

const PHONE = {width: 390, height: 844};

/** A page far down in the sidebar, and one in another category. */
const DEEP = `${NEXT_DOCS}/reference/stdlib/std/string`;
const OTHER = `${NEXT_DOCS}/reference/connectors/ws`;

const PAGES = [
  ...[
    '',
    '/getting-started',
    '/concepts/windows-and-time',
    '/guides/basics',
    '/language/pipelines',
  ],
  ...['/operations/production', '/reference/errors', '/reference/connectors/kafka'],
  ...['/reference/connectors/client', '/reference/stdlib/std/string'],
];

test('the title begins at most 150 px below the top at 1280 px, and 240 px at 390 px', async ({
  site,
  page,
}) => {
  const low: string[] = [];
  for (const path of PAGES) {
    await page.setViewportSize({width: 1280, height: 900});
    await site.open(NEXT_DOCS + path);
    for (const [most, size] of [
      [150, {width: 1280, height: 900}],
      [240, PHONE],
    ] as const) {
      await page.setViewportSize(size);
      const top = Math.round((await site.title.boundingBox())!.y);
      if (top > most) low.push(`${path} at ${size.width} px: ${top}`);
    }
  }
  expect(low).toEqual([]);
});

test('a page says its version once', async ({site}) => {
  await site.open(OTHER);
  const label = VERSIONS[0]!.label;
  const above = await site.main.evaluate((main) => {
    const range = document.createRange();
    range.setStart(main, 0);
    range.setEndBefore(main.querySelector('h1')!);
    return range.toString();
  });
  expect(above.split(label)).toHaveLength(2);
});

test.describe('the sidebar shows the entry of the current page', () => {
  const current = (menu: Locator) => menu.locator('[aria-current="page"]');

  test('on load and after a navigation', async ({site, page}) => {
    await site.open(DEEP);
    const sidebar = page.locator('.theme-doc-sidebar-container');
    await expect(current(sidebar)).toBeInViewport();
    expect(await site.scrollTop()).toBe(0);
    await site.push(OTHER);
    await expect(current(sidebar)).toHaveText('WebSocket (ws)');
    await expect(current(sidebar)).toBeInViewport();
  });

  test('in the menu of a phone', async ({site, page}) => {
    await page.setViewportSize(PHONE);
    await site.open(DEEP);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(current(page.locator('.navbar-sidebar .theme-doc-sidebar-menu'))).toBeInViewport();
  });
});

test.describe('the list of contents marks the entry that was pressed', () => {
  const contents = (site: Site) => site.page.locator('.theme-doc-toc-desktop');

  test('also near the end of the page', async ({site}) => {
    await site.open(`${NEXT_DOCS}/guides/basics`);
    const entries = contents(site).getByRole('link');
    for (const back of [1, 2, 3]) {
      const entry = entries.nth((await entries.count()) - back);
      await entry.click();
      await expect(entry).toHaveClass(/link--active/);
      await expect(contents(site).locator('[class*="link--active"]')).toHaveCount(1);
    }
  });

  test('until the reader scrolls to another section', async ({site, page}) => {
    await site.open(`${NEXT_DOCS}/guides/basics`);
    const entries = contents(site).getByRole('link');
    await entries.last().click();
    await page.mouse.wheel(0, -10_000);
    await expect(entries.last()).not.toHaveClass(/link--active/);
  });

  test('and a page with few headings has none', async ({site}) => {
    await site.open(`${NEXT_DOCS}/reference/stdlib/tremor`);
    await expect(contents(site)).toHaveCount(0);
  });
});

test('each error message has an address', async ({site, page}) => {
  await site.open(`${NEXT_DOCS}/reference/errors`);
  const link = page.getByRole('link', {name: 'Cycle detected in graph'});
  await link.click();
  await expect.poll(() => site.address()).toMatch(/#cycle-detected-in-graph$/);
  await expect(link).toBeInViewport();
  const entry = page.locator('.entry').filter({has: link});
  await expect(entry).toContainText('Cause:');
  await expect(entry).toContainText('Fix:');
});
