import type {Locator, Page} from '@playwright/test';
import {
  serveHostedSearch,
  type HostedKeys,
  type HostedRecord,
  type HostedSearch,
} from '../../testing/server/hosted-search';
import {expect, readAddress, Site, test as base} from '../site';
import {docsTag} from '../../src/plugins/search/core/index/tags';
import {siteUrl} from '../../src/site/links';
import {DOCS, LATEST} from '../../testing/versions';

/*
 * Tests the search of a build that uses the hosted engine, with a mock of its API. The page requests
 * the real host, so the browser enforces the page's policy before the request goes to the mock.
 */

const keys: HostedKeys = {appId: 'TREMORAPP', apiKey: 'public-key', index: 'tremor-docs'};
const TARGET = `${DOCS}/getting-started`;
const records: readonly HostedRecord[] = [
  {
    url: siteUrl + TARGET,
    headings: ['Getting Started', 'First pipeline'],
    content: 'Run a pipeline in five minutes.',
    tag: docsTag('default', LATEST),
  },
  {
    url: `${siteUrl}/blog`,
    headings: ['Blog', 'Pipeline news'],
    content: 'News about every pipeline.',
    tag: 'default',
  },
  {
    url: `${siteUrl}/docs/of-another-time`,
    headings: ['Docs', 'Pipeline of another version'],
    content: 'A page of a version that the reader is not on.',
    tag: docsTag('default', 'another'),
  },
];

const test = base.extend<{readonly hosted: Site; readonly api: HostedSearch}>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here
  api: async ({}, use) => {
    const api = await serveHostedSearch(keys, records);
    await use(api);
    await api.close();
  },
  // The mock outlives the page, which may still have open requests when a test ends.
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- fixtures listed here are closed later
  hosted: async ({page, api: _}, use) => {
    const site = new Site(page, readAddress('STAGE_HOSTED_SEARCH_URL'));
    await use(site);
    await page.unrouteAll({behavior: 'ignoreErrors'});
    const policy = site.errors.filter((text) => /Content Security Policy/.test(text));
    expect(policy, 'violations of the policy').toEqual([]);
  },
});

/**
 * Routes the page's requests to the hosted engine to the mock.
 *
 * @returns the requested hosts
 */
async function routeToMock(page: Page, api: HostedSearch, hosts = /\.algolia(net\.com|\.net)$/) {
  const asked: string[] = [];
  await page.route(
    ({hostname}) => hosts.test(hostname),
    async (route) => {
      const {pathname, search, hostname} = new URL(route.request().url());
      asked.push(hostname);
      await route.fulfill({response: await route.fetch({url: api.url + pathname + search})});
    },
  );
  return asked;
}

/** Opens the box on the front page, and types a query. */
async function ask(hosted: Site, query: string): Promise<Locator> {
  await hosted.open('/');
  await hosted.page.keyboard.press('Control+k');
  const box = hosted.page.getByRole('searchbox');
  await box.fill(query);
  return box;
}

test('shortcuts open the box, it requests the host of the application, and a hit leads to its page', async ({
  hosted,
  page,
  api,
}) => {
  const asked = await routeToMock(page, api);
  const box = await ask(hosted, 'pipeline');
  const hits = page.getByRole('option');
  await expect(hits).toHaveCount(2);
  await expect(hits.first()).toContainText('First pipeline');
  expect(new Set(asked)).toEqual(new Set(['tremorapp-dsn.algolia.net']));
  expect(api.queries.at(-1)).toBe('pipeline');
  // The reader's version and pages that belong to no version, in the page's language.
  expect(api.filters()).toContain('language:en');
  expect(api.filters().flat()).toContain(`docusaurus_tag:${docsTag('default', LATEST)}`);
  await hosted.mark();
  await box.press('Enter');
  await expect.poll(() => hosted.address()).toBe(TARGET);
  expect(await hosted.isMarked(), 'a navigation within the page').toBe(true);
  expect(hosted.errors).toEqual([]);
});

test('the page of all results marks them and links to them', async ({hosted, page, api}) => {
  await routeToMock(page, api);
  await hosted.open('/search?q=pipeline');
  const links = page.getByRole('article').getByRole('link');
  // The theme starts with the first version; the reader can choose another.
  await expect(links).toHaveText(['Pipeline news']);
  await page.getByRole('combobox').selectOption(LATEST);
  await expect(links).toHaveText(['First pipeline', 'Pipeline news']);
  await expect(links.first()).toHaveAttribute('href', TARGET);
  await expect(links.first().locator('mark')).toHaveText('pipeline');
  expect(hosted.errors).toEqual([]);
});

test('if the first host does not answer, another one is requested, and the policy allows it', async ({
  hosted,
  page,
  api,
}) => {
  const asked = await routeToMock(page, api, /\.algolianet\.com$/);
  await page.route(/algolia\.net/, (route) => route.abort('connectionrefused'));
  await ask(hosted, 'pipeline');
  await expect(page.getByRole('option')).toHaveCount(2);
  expect(asked.every((host) => /^tremorapp-[123]\.algolianet\.com$/.test(host))).toBe(true);
});

test('the panel reports that nothing was found', async ({hosted, page, api}) => {
  await routeToMock(page, api);
  await ask(hosted, 'zzxxyyqq');
  await expect(page.getByText(/No results/)).toBeVisible();
});

test('if no host answers, the panel stays open and tries again after the next letters', async ({
  hosted,
  page,
  api,
}) => {
  const hosts = /algolia(net\.com|\.net)/;
  await page.route(hosts, (route) => route.fulfill({status: 500, body: ''}));
  const failed = page.waitForResponse(hosts);
  const box = await ask(hosted, 'pip');
  expect((await failed).status()).toBe(500);
  // The theme shows the same message as for a query without hits.
  await expect(page.getByText(/No results/)).toBeVisible();
  await page.unrouteAll({behavior: 'wait'});
  await routeToMock(page, api);
  await box.fill('pipeline');
  await expect(page.getByRole('option')).toHaveCount(2);
});

test('the local search is not loaded, and none of its indexes is requested', async ({
  hosted,
  page,
  api,
}) => {
  await routeToMock(page, api);
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await hosted.open('/');
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('pipeline');
  await expect(page.getByRole('option')).toHaveCount(2);
  expect(files.filter((url) => /search-(index|headings)-/.test(url))).toEqual([]);
  expect(hosted.errors).toEqual([]);
});
