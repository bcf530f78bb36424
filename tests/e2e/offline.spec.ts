import type {BrowserContext, Page} from '@playwright/test';
import {serveLikePages} from '../../testing/server/github-pages';
import type {Served} from '../../testing/server/listen';
import {serveFolder} from '../../testing/server/serve-folder';
import {builtStage} from '../../testing/stage';
import {BUILD} from '../sitemap';
import {expect, Site, test as base} from '../site';
import {DOCS, LABELS, LATEST, NEXT_DOCS} from '../../testing/versions';

/** Lets a test keep requests of some paths waiting, or answer them with an error. */
class Trouble {
  hangs: RegExp | undefined;
  fails: RegExp | undefined;
  private readonly waiting: (() => void)[] = [];

  /** Answers everything from now on, and what has waited. */
  end(): void {
    this.hangs = this.fails = undefined;
    for (const next of this.waiting.splice(0)) next();
  }

  keep(next: () => void): void {
    this.waiting.push(next);
  }
}

/** A separate site for each test: the whole one, or the small stage. Its server can be closed or troubled. */
const test = base.extend<{isStage: boolean; trouble: Trouble; served: Served; own: Site}>({
  isStage: [false, {option: true}],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here
  trouble: ({}, use) => use(new Trouble()),
  served: async ({isStage, trouble}, use) => {
    const folder = isStage ? builtStage('plain') : BUILD;
    const served = await serveFolder(folder, {
      intercept: ({url = ''}, response, next) => {
        if (trouble.hangs?.test(url)) trouble.keep(next);
        else if (trouble.fails?.test(url)) response.writeHead(500).end();
        else next();
      },
    });
    await use(served);
    await served.close().catch(() => undefined);
  },
  own: async ({page, served}, use) => {
    await use(new Site(page, served.url));
  },
});

const page1 = `${DOCS}/getting-started`;
const notice = (page: Page) => page.getByRole('status', {name: 'Your copy'});
const keepButton = (site: Site) =>
  site.main.getByRole('button', {name: `Keep ${LATEST}`, exact: true});

async function keepLatest(site: Site): Promise<void> {
  await site.open('/offline');
  await keepButton(site).click();
  await expectKept(site);
  await site.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

async function expectKept(site: Site): Promise<void> {
  await expect(site.main.getByText(`Docs ${LATEST} are kept.`)).toBeVisible({timeout: 90_000});
}

/** The names of all caches, and the scopes of all workers. */
function readStored(page: Page): Promise<string[]> {
  return page.evaluate(async () => [
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()).map(({scope}) => new URL(scope).pathname),
  ]);
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
  expect(await readStored(own.page)).toEqual([]);
});

test('announces a copy in quarters', async ({own, page}) => {
  test.slow();
  await own.open('/offline');
  await page.evaluate(() => {
    const said: string[] = [];
    const status = document.querySelector('main [role=status]')!;
    new MutationObserver(() => said.push(status.textContent)).observe(status, {
      ...{subtree: true, childList: true, characterData: true},
    });
    Object.assign(window, {said});
  });
  await own.main.getByRole('button', {name: `Keep ${LATEST}`, exact: true}).click();
  await expect(own.main.getByText(`Docs ${LATEST} are kept.`)).toBeVisible({timeout: 90_000});
  const said = await page.evaluate(() => (window as unknown as {said: string[]}).said);
  const ends = said.map((text) => text.replace(/^Fetching \d+ files: /, ''));
  expect(ends).toEqual(['0 %', '25 %', '50 %', '75 %', '100 %', expect.stringMatching(/^Docs /)]);
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

test.describe('on a small site', () => {
  test.use({isStage: true, expectedErrors: /status of 500|ERR_/});

  test('with a network the site is shown and not the copy', async ({own, served, page}) => {
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

  test('a site that fails or hangs is replaced by the copy until it answers', async ({
    own,
    trouble,
    page,
  }) => {
    await keepLatest(own);
    trouble.fails = /./;
    await own.open(page1);
    await expect(notice(page)).toContainText('The site is not available: you read your copy');
    trouble.hangs = /./;
    await own.open(page1);
    await expect(notice(page)).toContainText('The site is not available: you read your copy');
    trouble.end();
    await expect(notice(page)).toHaveCount(0);
    await own.hydrated();

    // A reader who has used the page is not interrupted.
    trouble.hangs = /./;
    await own.open(page1);
    await expect(notice(page)).toBeVisible();
    await own.title.click();
    trouble.end();
    await expect(notice(page)).toContainText('The page has arrived from the site.');
    await notice(page).getByRole('link', {name: 'Show it'}).click();
    await expect(notice(page)).toHaveCount(0);
    await expect(own.title).toBeVisible();
  });

  test('a newer copy is offered and loaded, and only this copy is deleted', async ({own, page}) => {
    await keepLatest(own);
    // Turns the copy into an older one, and adds parts of another site on the same host.
    await page.evaluate(async () => {
      const [name = ''] = await caches.keys();
      const [label, , , ...size] = name.split(' ');
      const older = await caches.open([label, 'older', '2020-02-02', ...size].join(' '));
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        await older.put(request, (await cache.match(request))!);
      await caches.delete(name);
      await caches.open('offline-9.9 abc 2020-02-02 1 1 /other/');
      await navigator.serviceWorker.register('/sw.js', {scope: '/other/'});
    });
    await own.open(page1);
    await expect(notice(page)).toContainText(
      `Your copy of ${LATEST} is from 2020-02-02, and there is a newer one.`,
    );
    await notice(page).getByRole('link', {name: 'Your copy'}).click();
    await own.main.getByRole('button', {name: `Update ${LATEST}`}).click();
    await expectKept(own);
    await own.open(page1);
    await expect(notice(page)).toHaveCount(0);
    await own.open('/offline');
    await own.main.getByRole('button', {name: 'Remove'}).click();
    await expect(own.main.getByText('The copy is gone.')).toBeVisible();
    expect(await readStored(page)).toEqual(['offline-9.9 abc 2020-02-02 1 1 /other/', '/other/']);
  });

  test('a copy that the browser has deleted is not called kept, and can be fetched again', async ({
    own,
    served,
    page,
  }) => {
    await keepLatest(own);
    await page.evaluate(async (address) => {
      const [name = ''] = await caches.keys();
      await (await caches.open(name)).delete(address);
    }, own.url + page1);
    await own.open('/offline');
    await expect(own.main.getByText(/^Incomplete: .* 1 of \d+ files are missing/)).toBeVisible();
    await own.main.getByRole('button', {name: `Fetch again: ${LATEST}`}).click();
    await expectKept(own);
    await expect(own.main.getByText(`Kept: docs ${LATEST}`)).toBeVisible();

    const deleteAll = async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    };
    await page.evaluate(deleteAll);
    await own.open('/offline');
    await expect(own.main.getByText('The browser has deleted the files')).toBeVisible();
    await expect(notice(page)).toContainText('The browser has deleted your copy.');
    await keepButton(own).click();
    await expectKept(own);
    await page.evaluate(deleteAll);
    await served.close();
    await page.goto(own.url + page1);
    await expect(page.getByText('the browser has deleted your copy')).toBeVisible();
  });

  test('two tabs change the copy in turn, and each shows its state', async ({
    own,
    trouble,
    page,
    context,
  }) => {
    const second = await openSecond(context, own);
    trouble.hangs = new RegExp(`^${page1}$`);
    await own.open('/offline');
    await keepButton(own).click();
    await expect(own.main.getByText(/^Fetching \d+ files/)).toBeVisible();
    await second.open('/offline');
    await second.main.getByRole('button', {name: 'Remove'}).click();
    await expect(second.main.getByText('This one waits for it.')).toBeVisible();
    trouble.end();
    await expect(second.main.getByText('The copy is gone.')).toBeVisible();
    await expect(own.main.getByText('Another tab has changed what is kept.')).toBeVisible();
    await expect(own.main.getByText(/^Kept:/)).toHaveCount(0);
    expect(await readStored(page)).toEqual([]);

    // A fetch that hangs can be stopped.
    trouble.hangs = new RegExp(`^${page1}$`);
    await keepButton(own).click();
    await own.main.getByRole('button', {name: 'Stop'}).click();
    await expect(own.main.getByText('Stopped. Nothing has changed.')).toBeVisible();
    expect(await readStored(page)).toEqual([]);
  });

  test('an interrupted copy is not stored, and the page reports it', async ({
    own,
    trouble,
    page,
  }) => {
    trouble.fails = new RegExp(`^${page1}$`);
    await own.open('/offline');
    await keepButton(own).click();
    await expect(own.main.getByText(`Not kept: ${page1} answered 500. Try again.`)).toBeVisible();
    expect(await readStored(page)).toEqual([]);
    trouble.end();

    const browser = await page.context().newCDPSession(page);
    const {usage} = await browser.send('Storage.getUsageAndQuota', {origin: own.url});
    await browser.send('Storage.overrideQuotaForOrigin', {origin: own.url, quotaSize: usage + 1e5});
    await keepButton(own).click();
    await expect(own.main.getByText('the browser has not enough storage.')).toBeVisible();
    expect(await readStored(page)).toEqual([]);
  });
});

test('a copy of a site below a path has all that its pages need', async ({page}) => {
  const served = await serveLikePages(builtStage('below-a-path'), '/tremor/');
  const own = new Site(page, `${served.url}/tremor`);
  await keepLatest(own);
  await served.close();
  await own.open(page1);
  await expect(notice(page)).toContainText(`you read your copy of ${LATEST}`);
});

async function openSecond(context: BrowserContext, {url}: Site): Promise<Site> {
  return new Site(await context.newPage(), url);
}
