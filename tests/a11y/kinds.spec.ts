import {expect, test} from '../site';
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectLargeTextFits,
  expectNoSidewaysScroll,
} from './audit';
import {pickKinds} from './kinds';
import {DOCS} from '../../testing/versions';

// The answer for an unknown path has the status 404, and the browser logs that.
test.use({expectedErrors: /status of 404.*no\/such\/page/});

// every-page.spec.ts opens the pages of the sitemap at 1280 px, and starts with the light theme.
for (const [kind, path] of pickKinds()) {
  for (const width of kind === 'not found' ? [1280, 390] : [390]) {
    test(`${kind} at ${width} px, dark and light`, async ({site, page}) => {
      await page.setViewportSize({width, height: 900});
      await site.store({theme: 'dark'});
      await site.open(path);
      expect(await site.theme).toBe('dark');
      await expectNoSidewaysScroll(site);
      await expectAccessibleInBothThemes(site);
      if (width === 390) await expectLargeTextFits(site);
    });
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

  test('announcement, loading screens and crash screen, in both themes', async ({stage, page}) => {
    await stage.open('/screens');
    await expectAccessibleInBothThemes(stage);
    await stage.open('/crash');
    await page.getByRole('button', {name: 'Crash now'}).click();
    await expect(stage.title).toHaveText('This page crashed.');
    await expectAccessibleInBothThemes(stage);
  });

  test.use({expectedErrors: /status of 404.*no\/such\/page|The pipeline broke/});
});
