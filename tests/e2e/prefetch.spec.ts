import {becomeIdle, holdIdle} from '../idle';
import {isLeftOut} from '../../src/performance/parts';
import {expect, test} from '../site';
import {DOCS} from '../../testing/versions';

test.use({prefetches: true});

const prefetches = 'link[rel="prefetch"]';

test('the targets of visible links are prefetched', async ({site, page}) => {
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

test('pages are prefetched while the browser is idle, and not before', async ({site, page}) => {
  test.skip(isLeftOut('prefetch'), 'src/performance/prefetch does this');
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
