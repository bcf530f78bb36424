import {expect, test} from '../site';
import {findLongDoc} from '../sitemap';
import {DOCS} from '../versions';

const doc = findLongDoc();

test.describe('addresses', () => {
  for (const ending of ['.html', '/index.html', '/']) {
    test(`an address that ends in ${ending} shows the page without it`, async ({site}) => {
      await site.open(`${DOCS}/getting-started`);
      const title = await site.title.innerText();
      await site.page.goto(`${site.url}${DOCS}/getting-started${ending}?view=all#top`);
      await expect.poll(() => site.address()).toBe(`${DOCS}/getting-started?view=all#top`);
      await site.hydrated();
      await expect(site.title).toHaveText(title);
    });
  }

  test('/index.html is the landing page', async ({site}) => {
    await site.open('/index.html');
    expect(site.address()).toBe('/');
    await expect(site.main).toBeAttached();
  });

  test('a route that itself ends in .html is left as it is', async ({stage}) => {
    await stage.open('/');
    await stage.page.getByRole('link', {name: 'Exact'}).click();
    await expect(stage.title).toHaveText('Exact route');
    expect(stage.address()).toBe('/exact.html');
  });

  test('an unknown path shows the not-found page with status 404', async ({site, page}) => {
    site.errors.length = 0;
    const response = await page.goto(`${site.url}/no/such/page`);
    expect(response?.status()).toBe(404);
    await site.hydrated();
    await expect(site.title).toHaveText('Page Not Found');
    await expect(site.navbar).toBeVisible();
    await expect(page).toHaveTitle(/^Page Not Found \| /);
  });

  test.use({expectedErrors: /status of 404/});
});

test.describe('scrolling', () => {
  test('after navigation the page stands at its top', async ({site, page}) => {
    await site.open(doc);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => site.scrollTop()).toBeGreaterThan(100);
    await site.footer.getByRole('link', {name: 'Blog'}).click();
    await expect(site.title).toHaveText('Blog');
    await expect.poll(() => site.scrollTop()).toBe(0);
  });

  test('a hash scrolls to its element, on this page and on another', async ({site, page}) => {
    await site.open(doc);
    const contents = page.locator('.table-of-contents').first();
    const link = contents.getByRole('link').last();
    const hash = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport();
    await expect.poll(() => site.scrollTop()).toBeGreaterThan(0);

    await site.open('/blog');
    await page.goto(site.url + doc + hash);
    await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport();
  });

  test('a change of the query alone does not scroll', async ({site, page}) => {
    await site.open(doc);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => site.scrollTop()).toBeGreaterThan(100);
    const before = await site.scrollTop();
    await page.evaluate(() => {
      const link = document.createElement('a');
      history.pushState({}, '', '?view=all');
      link.remove();
      dispatchEvent(new PopStateEvent('popstate', {state: {}}));
    });
    await expect.poll(() => site.address()).toBe(`${doc}?view=all`);
    expect(await site.scrollTop()).toBe(before);
  });
});

test('titles join the page and the site with a bar', async ({site, page}) => {
  await site.open('/blog');
  await expect(page).toHaveTitle('Blog | Tremor');
});

test('the document is English, left to right, with one locale', async ({site, page}) => {
  await site.open('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('the debug pages answer', async ({site, page}) => {
  await site.open('/__docusaurus/debug');
  for (const name of ['Metadata', 'Registry', 'Routes', 'Content', 'Global data', 'Config']) {
    await page.getByRole('navigation').getByRole('link', {name, exact: true}).click();
    await expect(page.getByRole('link', {name, exact: true})).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
});
