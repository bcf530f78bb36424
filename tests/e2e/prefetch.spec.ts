import {becomeIdle, holdIdle} from '../idle';
import {expect, test} from '../site';
import {DOCS} from '../../testing/versions';

test.use({prefetches: true});

const prefetches = 'link[rel="prefetch"]';

test('pages that links in view lead to are prefetched', async ({site, page}) => {
  await site.open(`${DOCS}/getting-started`);
  await expect.poll(() => page.locator(prefetches).count()).toBeGreaterThan(0);
});

for (const [name, connection] of [
  ['a 2g connection', {effectiveType: '2g', saveData: false}],
  ['a slow 2g connection', {effectiveType: 'slow-2g', saveData: false}],
  ['data saver', {effectiveType: '4g', saveData: true}],
] as const) {
  test(`nothing is prefetched on ${name}`, async ({site, page}) => {
    await site.saveData(connection);
    await site.open(`${DOCS}/getting-started`);
    await site.navbar.getByRole('link', {name: 'Blog', exact: true}).hover();
    await page.waitForLoadState('networkidle');
    expect(await page.locator(prefetches).count()).toBe(0);
  });
}

test('files that several pages need are fetched once', async ({site, page}) => {
  await holdIdle(page);
  await site.open(DOCS);
  await expect.poll(() => becomeIdle(page)).toBe(true);
  while (await becomeIdle(page));
  const files = await page
    .locator(prefetches)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(files.length).toBeGreaterThan(3);
  expect(files).toEqual([...new Set(files)]);
});

test('pages ahead are looked up while the browser is idle, and not before', async ({
  site,
  page,
}) => {
  await holdIdle(page);
  await site.open(`${DOCS}/getting-started`);
  await page.waitForLoadState('networkidle');
  await expect(page.locator(prefetches)).toHaveCount(0);
  await expect
    .poll(async () => {
      await becomeIdle(page);
      return page.locator(prefetches).count();
    })
    .toBeGreaterThan(0);
});
