import {expect, test} from '../site';
import {expectAccessible, expectNoSidewaysScroll} from './audit';
import {pickKinds} from './kinds';
import {DOCS} from '../versions';

// The answer for an unknown path has the status 404, and the browser logs that.
test.use({expectedErrors: /status of 404.*no\/such\/page/});

for (const [kind, path] of pickKinds()) {
  for (const width of [1280, 390]) {
    for (const theme of ['light', 'dark']) {
      test(`${kind} at ${width} px, ${theme}`, async ({site, page}) => {
        await page.setViewportSize({width, height: 900});
        await site.store({theme});
        await site.open(path);
        expect(await site.theme).toBe(theme);
        await expectAccessible(site);
        await expectNoSidewaysScroll(site);
      });
    }
  }
}

test.describe('parts of the chrome', () => {
  test('the mobile sidebar', async ({site, page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await site.open(`${DOCS}/getting-started`);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeInViewport();
    await expectAccessible(site);
  });

  for (const theme of ['light', 'dark']) {
    test(`announcement, loading screens and crash screen, ${theme}`, async ({stage, page}) => {
      await stage.store({theme});
      await stage.open('/screens');
      await expectAccessible(stage);
      await stage.open('/crash');
      await page.getByRole('button', {name: 'Crash now'}).click();
      await expect(stage.title).toHaveText('This page crashed.');
      await expectAccessible(stage);
    });
  }

  test.use({expectedErrors: /status of 404.*no\/such\/page|The pipeline broke/});
});
