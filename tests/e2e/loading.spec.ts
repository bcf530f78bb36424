import {expect, test, type Site} from '../site';
import {DOCS} from '../../testing/versions';

/** Scripts of routes that the reader has not opened yet. */
const CHUNKS = '**/assets/js/*.js';
const target = {path: '/blog', link: 'Blog', title: 'Blog'};

/** Opens a page without prefetches, so that the code of the next route is not loaded yet. */
async function openWithoutPrefetch(site: Site): Promise<void> {
  await site.saveData({effectiveType: '4g', saveData: true});
  await site.open(`${DOCS}/getting-started`);
}

test.describe('a route whose code fails', () => {
  test.use({expectedErrors: /Failed to load resource|ChunkLoadError|Loading chunk/});

  for (const status of [404, 500]) {
    test(`is loaded as a new document (${status})`, async ({site, page}) => {
      await openWithoutPrefetch(site);
      await site.mark();
      let failures = 0;
      await page.route(CHUNKS, async (route) => {
        failures += 1;
        await route.fulfill({status, body: ''});
        await page.unroute(CHUNKS);
      });
      await site.navbar.getByRole('link', {name: target.link, exact: true}).click();
      await expect(site.title).toHaveText(target.title);
      await site.hydrated();
      expect(failures).toBeGreaterThan(0);
      expect(await site.isMarked()).toBe(false);
      expect(site.address()).toBe(target.path);
    });
  }

  // Scripts that all pages share arrive, the scripts of this page do not; or the other way around.
  for (const [what, scripts, text] of [
    ['the page', /assets\/js\/(?!(?:runtime|react|app|main)[.~])/, /Loading chunk/],
    ['the site', /assets\/js\/(?:app|main)[.~]/, /The scripts of this page failed to load/],
  ] as const) {
    test(`keeps the text of the first page, and offers to retry (scripts of ${what})`, async ({
      site,
      page,
    }) => {
      await page.route(scripts, (route) => route.fulfill({status: 500, body: ''}));
      await page.goto(`${site.url}${DOCS}/getting-started`);
      const failure = page.getByRole('alert').filter({hasText: text});
      await expect(failure).toBeVisible();
      await expect(page.getByRole('button', {name: 'Retry'})).toHaveCount(1);
      await expect(site.title).toBeVisible();
      await expect(site.navbar.getByRole('link', {name: target.link, exact: true})).toBeVisible();

      await page.unrouteAll();
      await failure.getByRole('button', {name: 'Retry'}).click();
      await site.hydrated();
      await expect(failure).toHaveCount(0);
    });
  }
});

test('a route whose code arrives is shown without a reload', async ({site}) => {
  await openWithoutPrefetch(site);
  await site.mark();
  await site.navbar.getByRole('link', {name: target.link, exact: true}).click();
  await expect(site.title).toHaveText(target.title);
  expect(await site.isMarked()).toBe(true);
});

test.describe('the screens of a page that is loading', () => {
  test('nothing is shown before the delay, then a pulse with cycles of 1.5 s and 3 s', async ({
    stage,
    page,
  }) => {
    await stage.open('/screens');
    await expect(page.getByRole('region', {name: 'Before the delay'})).toBeEmpty();
    const pulse = page.getByRole('region', {name: 'After the delay'}).getByRole('status');
    await expect(pulse).toHaveAccessibleName('Loading');
    const cycles = await pulse
      .locator('animate')
      .evaluateAll((list) => list.map((element) => element.getAttribute('dur')));
    expect([...new Set(cycles)].sort()).toEqual(['1.5s', '3s']);
  });

  test('the error text and a Retry button after a failure', async ({stage, page}) => {
    await stage.open('/screens');
    const failed = page.getByRole('region', {name: 'Failed'});
    await expect(failed.getByRole('alert')).toContainText('Loading chunk 42 failed.');
    await failed.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByText('Retries: 1')).toBeVisible();
  });
});
