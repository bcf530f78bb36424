import type {Page} from '@playwright/test';
import {expect, test} from '../site';
import {findLongDoc} from '../sitemap';
import {DOCS} from '../versions';

const doc = findLongDoc();

test('the skip link comes first and leads past the navbar', async ({site, page}) => {
  await site.open(doc);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  const inNavbar = await site.navbar.evaluate((bar) => bar.contains(document.activeElement));
  expect(inNavbar).toBe(false);
  await page.keyboard.press('Tab');
  expect(await site.navbar.evaluate((bar) => bar.contains(document.activeElement))).toBe(false);
});

test('the footer has its groups, the releases, the year and the license', async ({site}) => {
  await site.open('/');
  for (const group of ['Social', 'Media', 'More']) {
    await expect(site.footer.getByText(group, {exact: true})).toBeVisible();
  }
  await expect(site.footer.getByRole('link', {name: 'Download releases'})).toHaveAttribute(
    'href',
    /releases/,
  );
  await expect(site.footer).toContainText('2025');
  await expect(site.footer.getByRole('link', {name: 'CC-BY-4.0'})).toBeVisible();
});

test('the table of contents shows headings of level 2 and 3, and no other', async ({
  site,
  page,
}) => {
  // A page with headings of level 4; a page can ask for another depth.
  await site.open(`${DOCS}/reference/connectors/kafka`);
  const listed = await page.locator('.theme-doc-toc-desktop').getByRole('link').allInnerTexts();
  const headings = await page
    .locator('.theme-doc-markdown :is(h2, h3)')
    .evaluateAll((list) => list.map((heading) => heading.textContent?.replace(/\u200b/g, '')));
  expect(listed.length).toBeGreaterThan(3);
  expect(listed.map((text) => text.trim())).toEqual(headings.map((text) => text?.trim()));
});

for (const path of [doc, '/community', '/rfc']) {
  test(`breadcrumbs show on ${path}`, async ({site, page}) => {
    await site.open(path);
    await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toBeVisible();
  });
}

test.describe('collapsible blocks', () => {
  /** Opens the block and counts the heights that it has on its way. */
  async function countHeights(page: Page): Promise<number> {
    const block = page.locator('details');
    await block.evaluate((element) => {
      const heights = new Set<number>();
      const record = () => {
        heights.add(Math.round(element.getBoundingClientRect().height));
        element.dataset.heights = String(heights.size);
        requestAnimationFrame(record);
      };
      record();
    });
    await block.getByText('More', {exact: true}).click();
    await expect(page.getByText('A third paragraph.')).toBeVisible();
    const content = block.locator('div').first();
    await expect.poll(() => content.evaluate((e) => e.style.height)).toMatch(/^(auto)?$/);
    return Number(await block.getAttribute('data-heights'));
  }

  test('animate their height', async ({stage, page}) => {
    await stage.open('/collapsible');
    expect(await countHeights(page)).toBeGreaterThan(3);
  });

  test('take 1 ms where motion is to be reduced', async ({stage, page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await stage.open('/collapsible');
    expect(await countHeights(page)).toBeLessThanOrEqual(3);
  });
});
