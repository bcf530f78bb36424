import type {Response} from '@playwright/test';
import {expect, test, type Site} from '../site';
import {findLongDoc, findPageOfSomeVersions} from '../sitemap';
import {DOCS, LABELS, NEXT_DOCS} from '../../testing/versions';

const doc = findLongDoc();

test.describe('addresses', () => {
  // The host does not know all of these spellings, and first answers with its not-found page.
  test.use({expectedErrors: /status of 404/});

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

  for (const [path, exact] of [
    ['/BLOG', '/blog'],
    ['/RFC', '/rfc'],
    [DOCS.replace('docs', 'Docs'), DOCS],
    ['/community/adopters', '/community/ADOPTERS'],
    ['/%42LOG', '/blog'],
    ['/blog.html', '/blog'],
  ] as const) {
    test(`${path} leads to ${exact}, from the server and by navigation`, async ({site, page}) => {
      const documents: Response[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'document') documents.push(response);
      });
      await page.goto(site.url + path);
      await expect.poll(() => site.address()).toBe(exact);
      await site.hydrated();
      // A page's content never comes with the status of the not-found page.
      expect(documents.at(-1)?.status()).toBe(200);
      const title = await site.title.innerText();

      await site.open('/');
      await site.mark();
      await site.push(path);
      await expect(site.title).toHaveText(title);
      expect(site.address()).toBe(exact);
      expect(await site.isMarked()).toBe(true);
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
});

/** Unknown paths below every area of the site. */
const UNKNOWN = [
  '/no/such/page',
  '/docs/nope',
  '/docs/latest',
  '/docs/99.0/getting-started',
  ...LABELS.flatMap((label) => [`/docs/${label}/nope`, `/docs/${label}/nope/deeper`]),
  `${NEXT_DOCS}/api/nope`,
  '/community/nope',
  '/rfc/nope',
  '/blog/nope',
  '/blog/tags/nope',
];

test.describe('an unknown path', () => {
  test.use({expectedErrors: /status of 404/});

  async function expectNotFound(site: Site): Promise<void> {
    await expect(site.title).toHaveText('Page Not Found');
    await expect(site.main).toHaveCount(1);
    await expect(site.navbar).toBeVisible();
    await expect(site.page).toHaveTitle('Page Not Found | Tremor');
  }

  for (const path of UNKNOWN) {
    test(`${path} shows the not-found page, from the server and by navigation`, async ({
      site,
      page,
    }) => {
      const response = await page.goto(site.url + path);
      expect(response?.status()).toBe(404);
      await site.hydrated();
      await expectNotFound(site);

      await site.open('/blog');
      await site.mark();
      await site.push(path);
      await expectNotFound(site);
      expect(site.address()).toBe(path);
      expect(await site.isMarked()).toBe(true);
    });
  }

  test('a typo offers the page that was meant, and leads to the results for its words', async ({
    site,
    page,
  }) => {
    await site.open(`${DOCS}/reference/connectors/kafak`);
    const meant = `${DOCS}/reference/connectors/kafka`;
    await expect(site.main.getByRole('link', {name: meant, exact: true})).toBeVisible();
    await site.main.getByRole('link', {name: /^Search for/}).click();
    await expect(page).toHaveURL(`${site.url}/search?q=connectors%20kafak`);
    const box = site.main.getByRole('searchbox', {name: 'Search all pages'});
    await expect(box).toHaveValue('connectors kafak');
    await expect(site.main.getByRole('status')).toHaveText(/^\d results .*connectors kafka/);
    await box.fill('std::array::len');
    await box.press('Enter');
    await expect(page).toHaveURL(/q=std%3A%3Aarray%3A%3Alen$/);
    await site.main.getByRole('link', {name: 'len', exact: true}).first().click();
    await expect(page).toHaveURL(/stdlib\/std\/array#len$/);
  });

  test('the same page in another version is offered', async ({site}) => {
    const {missing, existing} = findPageOfSomeVersions();
    await site.open(missing);
    await expect(site.main.getByRole('link', {name: existing, exact: true})).toBeVisible();
  });

  for (const path of ['/%E0%A4%A', '/docs/%FF', '/%']) {
    test(`${path}, which cannot be decoded, is not found, and its search works`, async ({
      site,
      search,
      page,
    }) => {
      const response = await page.goto(site.url + path);
      expect(response?.status()).toBe(404);
      await site.hydrated();
      await expectNotFound(site);
      await search.search('kafka');
      await expect(search.hits.first()).toBeVisible();

      await site.open('/blog');
      await site.push(path);
      await expectNotFound(site);
    });
  }

  test('a hash that cannot be decoded is left out by navigation', async ({site}) => {
    await site.open('/');
    await site.push('/blog#%');
    await expect(site.title).toHaveText('Blog');
    expect(site.address()).toBe('/blog');
  });
});

test.describe('/docs leads to the front page of the newest version', () => {
  for (const path of ['/docs', '/docs/', '/docs/index.html']) {
    test(path, async ({site, page}) => {
      await page.goto(site.url + path);
      await expect.poll(() => site.address()).toBe(DOCS);
      await site.hydrated();
      await expect(site.title).toHaveText('Tremor documentation');
    });
  }

  test('also by navigation', async ({site}) => {
    for (const path of ['/docs', '/docs/']) {
      await site.open('/blog');
      await site.push(path);
      await expect.poll(() => site.address()).toBe(DOCS);
    }
  });
});

test.describe('scrolling', () => {
  test('after navigation the page is scrolled to its top', async ({site, page}) => {
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

  test('a change of the query alone does not scroll', async ({stage}) => {
    await stage.open('/tall');
    const link = stage.page.getByRole('link', {name: 'Change the query'});
    await link.scrollIntoViewIfNeeded();
    const before = await stage.scrollTop();
    expect(before).toBeGreaterThan(100);
    await stage.mark();
    await link.click();
    await expect.poll(() => stage.address()).toBe('/tall?a=1');
    await expect(link).toBeInViewport();
    expect(await stage.scrollTop()).toBe(before);
    expect(await stage.isMarked()).toBe(true);
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
  await expect(site.title).toHaveText('Docusaurus debug panel');
  for (const name of ['Metadata', 'Registry', 'Routes', 'Content', 'Global data', 'Config']) {
    await page.getByRole('navigation').getByRole('link', {name, exact: true}).click();
    await expect(page.getByRole('link', {name, exact: true})).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
});
