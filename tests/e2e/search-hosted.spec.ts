import type {Page} from '@playwright/test';
import type {Served} from '../../testing/server/listen';
import {serveFolder} from '../../testing/server/serve-folder';
import {
  serveHostedSearch,
  type HostedKeys,
  type HostedRecord,
  type HostedSearch,
} from '../../testing/server/hosted-search';
import {expect, Site, test as base} from '../site';
import {buildNamedStage} from '../../testing/stage';
import {docsTag} from '../../src/plugins/search/core/index/tags';
import {siteUrl} from '../../src/site/links';
import {DOCS, LATEST} from '../../testing/versions';

/*
 * The search of a build with the variables of the hosted engine, against a stand-in of its API: the
 * page asks the real host, and the browser applies the page's policy before the request is led away.
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
    content: 'What is new about every pipeline.',
    tag: 'default',
  },
  {
    url: `${siteUrl}/docs/of-another-time`,
    headings: ['Docs', 'Pipeline of another version'],
    content: 'A page of a version that the reader is not on.',
    tag: docsTag('default', 'another'),
  },
];

type Fixtures = {readonly hosted: Site; readonly api: HostedSearch};
const test = base.extend<Fixtures, {readonly hostedBuild: Served}>({
  hostedBuild: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here
    async ({}, use) => {
      const {code, output, folder} = await buildNamedStage('hosted-search');
      expect(code, output).toBe(0);
      const served = await serveFolder(folder);
      await use(served);
      await served.close();
    },
    {scope: 'worker', timeout: 600_000},
  ],
  // eslint-disable-next-line no-empty-pattern -- see above
  api: async ({}, use) => {
    const api = await serveHostedSearch(keys, records);
    await use(api);
    await api.close();
  },
  // The stand-in outlives the page, which may still be asking it when a test has ended.
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- what is named here is closed later
  hosted: async ({page, hostedBuild, api: _}, use) => {
    const site = new Site(page, hostedBuild.url);
    await use(site);
    await page.unrouteAll({behavior: 'ignoreErrors'});
    const policy = site.errors.filter((text) => /Content Security Policy/.test(text));
    expect(policy, 'violations of the policy').toEqual([]);
  },
});
// The stage is built once: two workers would build it at the same time.
test.describe.configure({mode: 'default'});

/** Leads what the page asks of the hosted engine to the stand-in. */
async function lead(page: Page, api: HostedSearch, hosts = /\.algolia(net\.com|\.net)$/) {
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

test('the box opens on the keys, asks the host of the application, and a hit leads to its page', async ({
  hosted,
  page,
  api,
}) => {
  const asked = await lead(page, api);
  await hosted.open('/');
  await page.keyboard.press('Control+k');
  const box = page.getByRole('searchbox');
  await box.fill('pipeline');
  const hits = page.getByRole('option');
  await expect(hits).toHaveCount(2);
  await expect(hits.first()).toContainText('First pipeline');
  expect(new Set(asked)).toEqual(new Set(['tremorapp-dsn.algolia.net']));
  expect(api.queries.at(-1)).toBe('pipeline');
  // The reader's own version and what belongs to none, in the page's language.
  expect(api.filters()).toContain('language:en');
  expect(api.filters().flat()).toContain(`docusaurus_tag:${docsTag('default', LATEST)}`);
  await hosted.mark();
  await box.press('Enter');
  await expect.poll(() => hosted.address()).toBe(TARGET);
  expect(await hosted.isMarked(), 'a navigation within the page').toBe(true);
  expect(hosted.errors).toEqual([]);
});

test('the page of all results shows them, marked, and links to them', async ({
  hosted,
  page,
  api,
}) => {
  await lead(page, api);
  await hosted.open('/search?q=pipeline');
  const links = page.getByRole('article').getByRole('link');
  // The theme begins with the first version, and the reader chooses.
  await expect(links).toHaveText(['Pipeline news']);
  await page.getByRole('combobox').selectOption(LATEST);
  await expect(links).toHaveText(['First pipeline', 'Pipeline news']);
  await expect(links.first()).toHaveAttribute('href', TARGET);
  await expect(links.first().locator('mark')).toHaveText('pipeline');
  expect(hosted.errors).toEqual([]);
});

test('where the first host does not answer, another one is asked, and the policy allows it', async ({
  hosted,
  page,
  api,
}) => {
  const asked = await lead(page, api, /\.algolianet\.com$/);
  await page.route(/algolia\.net/, (route) => route.abort('connectionrefused'));
  await hosted.open('/');
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill('pipeline');
  await expect(page.getByRole('option')).toHaveCount(2);
  expect(asked.every((host) => /^tremorapp-[123]\.algolianet\.com$/.test(host))).toBe(true);
});

test('the reader is told that nothing was found', async ({hosted, page, api}) => {
  await lead(page, api);
  await hosted.open('/');
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill('zzxxyyqq');
  await expect(page.getByText(/No results/)).toBeVisible();
});

test('where no host answers, the panel stays, and asks again for the next letters', async ({
  hosted,
  page,
  api,
}) => {
  const hosts = /algolia(net\.com|\.net)/;
  await page.route(hosts, (route) => route.fulfill({status: 500, body: ''}));
  await hosted.open('/');
  await page.keyboard.press('Control+k');
  const box = page.getByRole('searchbox');
  const failed = page.waitForResponse(hosts);
  await box.fill('pip');
  expect((await failed).status()).toBe(500);
  // The theme shows the same as for a query without hits.
  await expect(page.getByText(/No results/)).toBeVisible();
  await page.unrouteAll({behavior: 'wait'});
  await lead(page, api);
  await box.fill('pipeline');
  await expect(page.getByRole('option')).toHaveCount(2);
});

test('nothing of the local search is loaded, and no index of it is asked for', async ({
  hosted,
  page,
  api,
}) => {
  await lead(page, api);
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await hosted.open('/');
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('pipeline');
  await expect(page.getByRole('option')).toHaveCount(2);
  expect(files.filter((url) => /search-(index|headings)-/.test(url))).toEqual([]);
  expect(hosted.errors).toEqual([]);
});
