import {listLanguageFiles} from '../language';
import {Playground} from '../playground';
import {expect, readAddress, Site, test as base} from '../site';
import {DOCS} from '../../testing/versions';

const BASE = '/tremor';

/** A small site below a path of its host, served without our headers, as GitHub Pages does. */
const test = base.extend<{below: Site}>({
  below: async ({page}, use) => {
    const below = new Site(page, readAddress('STAGE_BELOW_A_PATH_URL') + BASE);
    await use(below);
    expect(below.errors, 'console errors, violations of the policy among them').toEqual([]);
    expect(below.foreignRequests, 'requests above the base path').toEqual([]);
  },
});

test('links, the logo and the versions stay below the path', async ({below, page}) => {
  await below.open('/');
  await expect(below.title).toHaveText('Stage');
  await expect(page.getByText('did not load properly')).toHaveCount(0);
  for (const part of [below.navbar, below.main, below.footer]) {
    for (const link of await part.getByRole('link').all()) {
      expect(await link.getAttribute('href')).toMatch(/^(https?:|#|\/tremor(\/|$))/);
    }
  }
  await below.mark();
  await below.navbar.getByRole('link', {name: 'Blog', exact: true}).click();
  await expect(below.title).toHaveText('Blog');
  expect(below.address()).toBe('/blog');
  expect(await below.isMarked()).toBe(true);
});

test('/docs leads to the newest version; .html and a slash lead to the page', async ({
  below,
  page,
}) => {
  await page.goto(`${below.url}/docs`);
  await expect.poll(() => below.address()).toBe(DOCS);
  await page.goto(`${below.url}${DOCS}/getting-started.html`);
  await expect.poll(() => below.address()).toBe(`${DOCS}/getting-started`);
  await below.open('/index.html');
  expect(below.address()).toBe('/');
});

test('the search finds its index and leads to the page', async ({search, below, page}) => {
  await below.open('/blog');
  await search.search('tremor');
  await expect(search.hits.first()).toHaveAttribute('href', /^\/tremor\//);
  expect(search.requested.length).toBeGreaterThan(0);
  expect(search.requested.filter((path) => !path.startsWith('/tremor/search-index-'))).toEqual([]);
  await below.mark();
  await search.hits.first().click();
  await expect(page).toHaveURL(new RegExp(`^${below.url}/`));
  expect(await below.isMarked()).toBe(true);
});

test('the playground runs', async ({below}) => {
  test.skip(listLanguageFiles().length === 0, 'the site is built without the language');
  const playground = new Playground(below);
  await playground.open();
  await playground.type('1 + 1');
  await playground.run(/emitted/);
});

test('feeds and the sitemap name addresses below the path', async ({below, page}) => {
  for (const file of ['/blog/rss.xml', '/blog/atom.xml', '/sitemap.xml']) {
    const answer = await page.request.get(below.url + file);
    expect(answer.status()).toBe(200);
    const hosts = /(?:<loc>|<link>|<link href="|<guid[^>]*>|<id>)(https:[^<"]+)/g;
    const addresses = [...(await answer.text()).matchAll(hosts)].map(([, address = '']) => address);
    expect(addresses.length).toBeGreaterThan(1);
    expect(addresses.filter((one) => !new URL(one).pathname.startsWith('/tremor/'))).toEqual([]);
  }
});
