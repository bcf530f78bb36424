import type {Page} from '@playwright/test';
import {contrast} from '../../src/css/contrast';
import {expect, test} from '../site';
import {findLongDoc} from '../sitemap';
import {DOCS, NEXT_DOCS} from '../../testing/versions';

const doc = findLongDoc();

test('the skip link comes first and skips the navbar', async ({site, page}) => {
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
  await expect(site.footer.getByRole('link', {name: 'Code of Conduct'})).toBeVisible();
  await expect(site.footer).toContainText('2025');
  await expect(site.footer.getByRole('link', {name: 'CC-BY-4.0'})).toBeVisible();
});

const CONTENTS = {
  'headings of level 4': `${DOCS}/reference/connectors`,
  'a hundred headings': `${DOCS}/language/reference/script`,
};
for (const [what, path] of Object.entries(CONTENTS)) {
  test(`the table of contents shows only headings of level 2 and 3: a page with ${what}`, async ({
    site,
    page,
  }) => {
    await site.open(path);
    const listed = await page.locator('.theme-doc-toc-desktop').getByRole('link').allInnerTexts();
    const headings = await page
      .locator('.theme-doc-markdown :is(h2, h3)')
      .evaluateAll((list) => list.map((heading) => heading.textContent?.replace(/\u200b/g, '')));
    expect(listed.length).toBeGreaterThan(3);
    expect(listed.map((text) => text.trim())).toEqual(headings.map((text) => text?.trim()));
  });
}

test('a long table of contents scrolls in the window, and the page behind it does not', async ({
  site,
  page,
}) => {
  await site.open(`${DOCS}/language/reference/script`);
  const contents = page.locator('.theme-doc-toc-desktop');
  await contents.hover();
  const {height, room, end} = await contents.evaluate((element) => ({
    height: element.scrollHeight,
    room: element.clientHeight,
    end: element.getBoundingClientRect().bottom,
  }));
  expect(height).toBeGreaterThan(2 * room);
  expect(end).toBeLessThanOrEqual(900);
  await page.mouse.wheel(0, height);
  await expect(contents.getByRole('link').last()).toBeInViewport();
  expect(await site.scrollTop()).toBe(0);
});

for (const path of [doc, '/community', '/rfc', `${NEXT_DOCS}/api`]) {
  test(`breadcrumbs show on ${path}`, async ({site, page}) => {
    await site.open(path);
    await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toBeVisible();
  });
}

test.describe('collapsible blocks', () => {
  /** Opens the block and counts the different heights during the animation. */
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
    await expect.poll(() => content.evaluate((e) => e.getAnimations().length)).toBe(0);
    return Number(await block.getAttribute('data-heights'));
  }

  test('animate their height', async ({stage, page}) => {
    await stage.open('/collapsible');
    expect(await countHeights(page)).toBeGreaterThan(3);
  });

  test('take 1 ms with reduced motion', async ({stage, page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await stage.open('/collapsible');
    expect(await countHeights(page)).toBeLessThanOrEqual(3);
  });
});

test('the last tick of a chart does not touch its caption at any width', async ({site, page}) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({width, height: 900});
    await site.open('/benchmarks');
    const tick = await site.main.getByText('all changes', {exact: true}).first().boundingBox();
    const caption = await site.main.getByText('After the change', {exact: true}).boundingBox();
    expect((tick?.y ?? 0) + (tick?.height ?? 0)).toBeLessThanOrEqual(caption?.y ?? 0);
  }
});

for (const theme of ['light', 'dark'] as const) {
  test(`the arrows of the sidebar have a contrast of 3:1 and are opaque, ${theme}`, async ({
    site,
    page,
  }) => {
    await site.store({theme});
    await site.open(`${DOCS}/getting-started`);
    const caret = await page
      .locator('.menu__caret')
      .first()
      .evaluate((button) => {
        const {backgroundColor, maskImage, opacity} = getComputedStyle(button, '::before');
        return {backgroundColor, maskImage, opacity};
      });
    const ground = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    const colors = new Map([
      ['caret', toHex(caret.backgroundColor)],
      ['page', toHex(ground)],
    ]);
    expect(contrast(colors, 'caret', 'page')).toBeGreaterThanOrEqual(3);
    expect(caret.opacity).toBe('1');
    expect(caret.maskImage).toContain('data:image/svg');
    expect(caret.maskImage).not.toContain('rgba');
  });
}

for (const theme of ['light', 'dark'] as const) {
  test(`a wide block of code shows that it scrolls, ${theme}`, async ({site, page}) => {
    await page.setViewportSize({width: 390, height: 900});
    await site.store({theme});
    await site.open(doc);
    const blocks = page.locator('pre.code-content');
    const widths = await blocks.evaluateAll((all) =>
      all.map(({scrollWidth, clientWidth}) => scrollWidth - clientWidth),
    );
    const block = blocks.nth(widths.findIndex((hidden) => hidden > 20));
    await block.scrollIntoViewIfNeeded();
    /** Above the first line at the right edge, where only the shadow can be. */
    const edge = async () => {
      const {x, y, width} = (await block.boundingBox())!;
      const corner = {x: Math.round(x + width) - 12, y: Math.round(y) + 4};
      return readBrightness(page, {...corner, width: 8, height: 8});
    };
    const atStart = await edge();
    await block.evaluate((element) => element.scrollTo({left: element.scrollWidth}));
    expect((await edge()) - atStart).toBeGreaterThan(5);
    await block.evaluate((element) => element.scrollTo({left: 0}));
    expect(await edge()).toBeCloseTo(atStart, 0);
  });
}

/** Converts `rgb(24, 144, 255)` to `#1890ff`; fails for translucent colors, which have no contrast. */
function toHex(color: string): string {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color)?.slice(1) ?? [];
  expect(channels, color).toHaveLength(3);
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}

type Clip = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** The mean of all color channels in a part of the window, 0 to 255. */
async function readBrightness(page: Page, clip: Clip): Promise<number> {
  const picture = (await page.screenshot({clip})).toString('base64');
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const {data} = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const channels = data.filter((_, place) => place % 4 !== 3);
    return channels.reduce((sum, channel) => sum + channel, 0) / channels.length;
  }, picture);
}
