import {readSitemap} from '../sitemap';
import {expectAccessibleInBothThemes, expectNoSidewaysScroll} from './audit';
import {test} from './shared-page';

const routes = readSitemap();
const folderOf = (route: string) => route.slice(0, route.lastIndexOf('/'));

/** The first page of each folder answers for the links that its siblings have around their text. */
const firsts = new Set(new Map([...routes].reverse().map((one) => [folderOf(one), one])).values());

// Each page once: no console error, no request to another host (both by the site fixture), no
// violation in either theme, and no sideways scroll at 390 px, a telephone,
// and at 320 px, the width of a page at 400 % zoom.
for (const path of routes) {
  test(`${path} is quiet, accessible in both themes, and fits 390 and 320 px`, async ({
    site,
    page,
    answeredLooks: looks,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await site.open(path);
    await expectNoSidewaysScroll(site);
    await page.setViewportSize({width: 320, height: 640});
    await expectNoSidewaysScroll(site);
    await page.setViewportSize({width: 1280, height: 900});
    await expectAccessibleInBothThemes(site, {looks, sizesAround: !firsts.has(path)});
  });
}
