import {readRedirects} from '../../src/plugins/versions/node/readRedirects';
import {expect, test} from '../site';
import {DOCS, LABELS, LATEST, OLDER} from '../../testing/versions';

test('everything leads to the newest version', {tag: '@versions'}, async ({site, page}) => {
  await site.open('/');
  await expect(site.main.locator(`a[href^="${DOCS}"]`).first()).toBeVisible();
  for (const older of OLDER) {
    await expect(site.main.locator(`a[href^="/docs/${older}/"]`)).toHaveCount(0);
  }
  await page.goto(`${site.url}/docs`);
  await expect(page).toHaveURL(`${site.url}${DOCS}`);
});

test('each version keeps its pages', {tag: '@versions'}, async ({site}) => {
  for (const label of LABELS) {
    await site.open(`/docs/${label}`);
    await expect(site.navbar.getByRole('button', {name: label, exact: true})).toBeVisible();
  }
});

test(
  'a reader of the blog searches the newest version',
  {tag: '@versions'},
  async ({site, search}) => {
    await site.open('/blog');
    await search.search('tremor');
    await expect
      .poll(() => search.requested)
      .toContain(`/search-index-docs-default-${LATEST}.json`);
    for (const older of OLDER) {
      expect(search.requested).not.toContain(`/search-index-docs-default-${older}.json`);
    }
  },
);

for (const {from, to} of readRedirects(process.cwd()).slice(0, 5)) {
  test(`${from} leads to ${to}`, {tag: '@versions'}, async ({site, page}) => {
    await page.goto(site.url + from);
    await expect(page).toHaveURL(site.url + to);
  });
}
