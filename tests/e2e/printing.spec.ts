import {expect, test} from '../site';
import {readSitemap} from '../sitemap';
import {DOCS} from '../../testing/versions';

const post = readSitemap().find((route) => /^\/blog\/\d{4}\/\d{2}\/\d{2}\//.test(route)) ?? '';

for (const path of [`${DOCS}/getting-started`, post, `${DOCS}/reference/connectors/kafka`]) {
  test(`${path} is printed without controls that only a screen can use`, async ({site, page}) => {
    await site.open(path);
    await page.emulateMedia({media: 'print'});
    await page.setViewportSize({width: 718, height: 1000}); // A4 at 96 dpi, within its margins
    await expect(site.title).toBeVisible();
    await expect(site.navbar).toBeHidden();
    await expect(site.footer).toBeHidden();
    for (const name of ['Docs sidebar', 'Docs pages']) {
      await expect(page.getByRole('navigation', {name})).toBeHidden();
    }
    // On paper nothing can be scrolled, and a table must not be wider than the page.
    const cut = await site.main.evaluate((main) =>
      [...main.querySelectorAll('pre, table')]
        .filter(
          (element) =>
            element.scrollWidth > element.clientWidth + 1 ||
            element.getBoundingClientRect().right > document.documentElement.clientWidth,
        )
        .map((element) => element.textContent.slice(0, 60)),
    );
    expect(cut).toEqual([]);
  });
}
