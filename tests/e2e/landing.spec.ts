import {expect, test} from '../site';

test('the landing page answers and leads to the docs', async ({site, page}) => {
  await site.open('/');
  await expect(page).toHaveTitle(/Tremor/);
  await site.navbar.getByRole('link', {name: 'Getting Started'}).click();
  await expect(site.title).toBeVisible();
  expect(site.address()).toMatch(/^\/docs\/\d[^/]*\/getting-started/);
});
