import {test} from '../site';
import {readSitemap} from '../sitemap';
import {expectAccessible, expectNoSidewaysScroll} from './audit';

// Each page once: no console error, no request to another host (both by the site fixture), no
// violation, and no sideways scroll at 320 px, the width of a page at 400 % zoom.
for (const path of readSitemap()) {
  test(`${path} is quiet, accessible, and fits 320 px`, async ({site, page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await site.open(path);
    await expectNoSidewaysScroll(site);
    await page.setViewportSize({width: 1280, height: 900});
    await expectAccessible(site);
  });
}
