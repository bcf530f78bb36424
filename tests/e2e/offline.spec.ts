import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import type {Served} from '../../testing/server/listen';
import {serveFolder} from '../../testing/server/serve-folder';
import {BUILD} from '../sitemap';
import {expect, Site, test as base} from '../site';
import {DOCS, LABELS, LATEST, NEXT, NEXT_DOCS} from '../../testing/versions';

/** A separate site for each test, which the test can take offline. */
const test = base.extend<{served: Served; own: Site}>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here
  served: async ({}, use) => {
    const served = await serveFolder(BUILD);
    await use(served);
    await served.close().catch(() => undefined);
  },
  own: async ({page, served}, use) => {
    await use(new Site(page, served.url));
  },
});

const page1 = `${DOCS}/getting-started`;
const notice = (page: Page) => page.getByRole('status', {name: 'Your copy'});

async function keepLatest(site: Site): Promise<void> {
  await site.open('/offline');
  await site.main.getByRole('button', {name: `Keep ${LATEST}`, exact: true}).click();
  await expect(site.main.getByText(`Docs ${LATEST} are kept.`)).toBeVisible({timeout: 90_000});
  await site.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

test('shows the size of each version, and stores nothing without being asked', async ({own}) => {
  await own.open('/');
  await own.footer.getByRole('link', {name: 'Read offline'}).click();
  await expect(own.title).toHaveText('Read offline');
  for (const label of LABELS) {
    await expect(
      own.main.getByText(new RegExp(`^Docs ${label}: \\d+ MB in \\d+ files`)),
    ).toBeVisible();
  }
  const stored = await own.page.evaluate(async () => [
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()),
  ]);
  expect(stored).toEqual([]);
});

test('a stored version can be read, searched and left without a network', async ({
  search,
  own,
  served,
  page,
}) => {
  test.slow();
  await keepLatest(own);
  await own.open(page1);
  await expect(notice(page)).toHaveCount(0);
  await served.close();

  await own.open(`${DOCS}/reference/connectors/kafka`);
  await expect(own.title).toHaveText('kafka');
  await expect(notice(page)).toContainText(`you read your copy of ${LATEST} from 20`);
  // By a link, whose scripts come from the copy too.
  await own.mark();
  await own.navbar.getByRole('link', {name: 'Getting Started'}).click();
  await expect(page).toHaveURL(new RegExp(`${page1}$`));
  expect(await own.isMarked()).toBe(true);
  // Another spelling of an address leads to the same page.
  await own.open(`${page1}/?x=1`);
  await expect(own.title).toBeVisible();

  // The search uses the index of the copy, and its hits are pages of the copy.
  await search.search('kafka_consumer');
  await expect(search.hits.first()).toHaveAttribute('href', new RegExp(`^${DOCS}/`));
  await search.hits.first().click();
  await expect(page).toHaveURL(/\/kafka/);
  await expect(own.title).toHaveText('kafka');
  await expect(search.marks.first()).toBeVisible();
  await expect(notice(page)).toContainText(`you read your copy of ${LATEST}`);

  await page.goto(own.url + NEXT_DOCS);
  await expect(own.title).toHaveText('This page is not in your copy');
  await page.getByRole('link', {name: 'What you have kept'}).click();
  await expect(own.main.getByText(`Kept: docs ${LATEST}`)).toBeVisible();
});

test('with a network the site is shown and not the copy', async ({own, served, page}) => {
  test.slow();
  await keepLatest(own);
  // Makes the copy differ from the site.
  await page.evaluate(async (address) => {
    const [name = ''] = await caches.keys();
    const html = '<!doctype html><html><title>Kept</title><h1>Kept</h1></html>';
    const cache = await caches.open(name);
    await cache.put(address, new Response(html, {headers: {'content-type': 'text/html'}}));
  }, own.url + page1);
  await own.open(page1);
  await expect(own.title).not.toHaveText('Kept');
  await served.close();
  await page.goto(own.url + page1);
  await expect(own.title).toHaveText('Kept');
});

test('a newer copy is offered and loaded, and a copy can be deleted', async ({own, page}) => {
  test.slow();
  await keepLatest(own);
  await own.store({});
  await page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem('offline-copy') ?? '{}') as object;
    localStorage.setItem(
      'offline-copy',
      JSON.stringify({...record, id: 'older', kept: '2020-02-02T'}),
    );
  });
  await own.open(page1);
  await expect(notice(page)).toContainText(
    `Your copy of ${LATEST} is from 2020-02-02, and there is a newer one.`,
  );
  await notice(page).getByRole('link', {name: 'Your copy'}).click();
  await own.main.getByRole('button', {name: `Update ${LATEST}`}).click();
  await expect(own.main.getByText(`Docs ${LATEST} are kept.`)).toBeVisible({timeout: 90_000});
  await own.open(page1);
  await expect(notice(page)).toHaveCount(0);
  await own.open('/offline');
  await own.main.getByRole('button', {name: 'Remove'}).click();
  await expect(own.main.getByText('The copy is gone.')).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test.describe('an interrupted copy', () => {
  test.use({expectedErrors: /status of 500/});

  test('is not stored, and the page reports it', async ({own, page}) => {
    await page.route(`**/offline/${NEXT}.json`, async (route) => {
      const {files, ...copy} = JSON.parse(
        fs.readFileSync(path.join(BUILD, `offline/${NEXT}.json`), 'utf8'),
      ) as {files: string[]};
      await route.fulfill({json: {...copy, files: [files[0], 'not/there']}});
    });
    await page.route('**/not/there', (route) => route.fulfill({status: 500, body: ''}));
    await own.open('/offline');
    await own.main.getByRole('button', {name: `Keep ${NEXT}`}).click();
    await expect(own.main.getByText('Not kept: /not/there answered 500. Try again.')).toBeVisible();
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(await own.stored('offline-copy')).toBeNull();
  });
});
