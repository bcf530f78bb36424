import fs from 'node:fs';
import path from 'node:path';
import {readPage} from '../../checks/pages/node/read';
import {routeOf} from '../../checks/pages/route';
import {expect} from '../site';
import {readSitemap} from '../sitemap';
import {expectAccessibleInBothThemes, expectNoSidewaysScroll} from './audit';
import {test} from './shared-page';
import {listTableFaults} from './tables';

const ROOT = path.resolve(__dirname, '../..');

/**
 * The routes of the files in SWEEP_PAGES, which are separated by spaces, or by default all routes of the
 * sitemap. Drafts and absent files have no route; if none has one, the front page is swept.
 */
function chooseRoutes(all: readonly string[]): readonly string[] {
  const listed = process.env.SWEEP_PAGES?.split(' ');
  if (!listed) return all;
  const files = listed.filter(
    (file) => /\.mdx?$/.test(file) && fs.existsSync(path.join(ROOT, file)),
  );
  const wanted = files.map((file) => routeOf(readPage(ROOT, file)));
  const routes = all.filter((route) => wanted.includes(route));
  return routes.length > 0 ? routes : ['/'];
}

const routes = chooseRoutes(readSitemap());
const folderOf = (route: string) => route.slice(0, route.lastIndexOf('/'));

/** The sizes of links around the text are checked only on the first page of each folder. */
const firsts = new Set(new Map([...routes].reverse().map((one) => [folderOf(one), one])).values());

// Each page once: no console error, no request to another host (both by the site fixture), no violation in
// either theme, readable tables, and no sideways scroll at 390 px, a telephone, at 320 px, the width of a page at 400 %
// zoom, and at 1280 px.
for (const route of routes) {
  test(`${route} is quiet, accessible in both themes, and fits 390 and 320 px`, async ({
    site,
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await site.open(route);
    await expectNoSidewaysScroll(site);
    expect(await listTableFaults(page), 'tables at 390 px').toEqual([]);
    for (const width of [320, 1280]) {
      await page.setViewportSize({width, height: 900});
      await expectNoSidewaysScroll(site);
    }
    expect(await listTableFaults(page), 'tables at 1280 px').toEqual([]);
    await expectAccessibleInBothThemes(site, firsts.has(route) ? undefined : 'main');
  });
}
