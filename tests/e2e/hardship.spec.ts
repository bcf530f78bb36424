import {hold} from '../hold';
import {expect, test} from '../site';
import {DOCS, LATEST} from '../../testing/versions';

const path = `${DOCS}/getting-started`;

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('content and links work', async ({site, page}) => {
    await page.goto(site.url + path);
    await expect(site.title).toBeVisible();
    const link = site.main.getByRole('link').filter({visible: true}).first();
    await expect(link).toBeVisible();
    await site.navbar.getByRole('link', {name: 'Blog', exact: true}).click();
    await expect(site.title).toHaveText('Blog');
  });

  for (const width of [1280, 390]) {
    test(`no control is shown that does not work, and a list links to every page, ${width} px`, async ({
      site,
      page,
    }) => {
      await page.setViewportSize({width, height: 900});
      await page.goto(site.url + path);
      await expect(page.getByRole('search')).toBeHidden();
      await expect(page.getByRole('button', {name: 'Search', exact: true})).toBeHidden();
      await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeHidden();
      await expect(site.colorSwitch).toBeHidden();
      await site.navbar.getByRole('link', {name: 'All pages'}).click();
      await expect(site.title).toHaveText('All pages');
      const docs = site.main.getByRole('region', {name: `Docs ${LATEST}`});
      await docs.locator(`a[href="${DOCS}/getting-started"]`).click();
      await expect(site.title).toBeVisible();
      expect(site.address()).toBe(path);
    });
  }

  test('a category without a doc has a page that lists its contents', async ({site, page}) => {
    await page.goto(site.url + path);
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await sidebar.getByRole('link', {name: 'Concepts', exact: true}).click();
    await expect(site.title).toHaveText('Concepts');
    const card = site.main.locator(`a[href="${DOCS}/concepts/batching"]`);
    await card.first().click();
    expect(site.address()).toBe(`${DOCS}/concepts/batching`);
  });
});

/** Ways in which a browser refuses storage. */
const REFUSALS = {
  'without storage': () =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    }),
  'with a storage whose methods throw': () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      Storage.prototype[method] = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    }
  },
};
for (const [how, refuse] of Object.entries(REFUSALS)) {
  test(`${how}: one warning, and the site behaves as if nothing were stored`, async ({
    site,
    page,
  }) => {
    await page.addInitScript(refuse);
    await site.open(path);
    await site.colorSwitch.click();
    await expect.poll(() => site.theme).toBe('dark');
    await site.navbar.getByRole('link', {name: 'Blog', exact: true}).click();
    await expect(site.title).toHaveText('Blog');
    const warnings = site.warnings.filter((text) => text.includes('storage is not available'));
    expect(warnings).toHaveLength(1);
  });
}

test('with a full storage: one warning, and each choice has its effect', async ({site, page}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await site.open(path);
  for (const theme of ['dark', 'light']) {
    await site.colorSwitch.click();
    await expect.poll(() => site.theme).toBe(theme);
  }
  expect(site.warnings.filter((text) => text.includes('storage error'))).toHaveLength(1);
});

test('a page can be read before its scripts arrive', async ({site, page}) => {
  const release = await hold(page, '**/assets/js/**');
  await page.goto(site.url + path, {waitUntil: 'commit'});
  await expect(site.title).toBeVisible();
  await expect(site.navbar.getByRole('link', {name: 'Getting Started'})).toBeVisible();
  release();
  await site.hydrated();
});

test.describe('when no script and no style loads', () => {
  test.use({expectedErrors: /404|MIME type/});

  test('the landing page says that the base URL may be wrong', async ({site, page}) => {
    await page.route('**/assets/**', (route) => route.fulfill({status: 404, body: ''}));
    await page.route('**/other/', async (route) =>
      route.fulfill({response: await route.fetch({url: `${site.url}/`})}),
    );
    await page.goto(`${site.url}/other/`);
    await expect(page.getByText('Your Docusaurus site did not load properly.')).toBeVisible();
    await expect(page.getByText('We suggest trying baseUrl =')).toContainText('/other/');
    // Where the base URL is right, the scripts have failed for another reason.
    await page.goto(`${site.url}/`);
    await expect(site.title).toBeVisible();
    await expect(page.getByText('Your Docusaurus site did not load properly.')).toHaveCount(0);
  });
});
