import {hold} from '../hold';
import {expect, test} from '../site';
import {DOCS} from '../../testing/versions';

// The fallbacks have the metrics of the fonts (src/css/fonts.css).
for (const width of [1280, 390]) {
  test(`text shows before its fonts arrive, and hardly moves when they do, ${width} px`, async ({
    site,
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    const readShifts = await site.watchShifts();
    const answer = await hold(page, /\.woff2$/);
    // The load event waits for the fonts.
    const address = `${site.url}${DOCS}/reference/connectors/kafka`;
    await page.goto(address, {waitUntil: 'domcontentloaded'});
    await site.hydrated();
    await expect(site.title).toBeInViewport();
    const loadedBefore = await page.evaluate(() => document.fonts.check('16px "JetBrains Mono"'));
    answer();
    await site.fontsLoaded();
    expect(loadedBefore).toBe(false);
    expect(await page.evaluate(() => document.fonts.check('16px "JetBrains Mono"'))).toBe(true);
    expect(await readShifts()).toBeLessThan(0.05);
  });
}
