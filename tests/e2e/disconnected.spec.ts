import {needsLanguage} from '../language';
import {Playground} from '../playground';
import {expect, test} from '../site';
import {DOCS} from '../../testing/versions';

test.use({expectedErrors: /ERR_INTERNET_DISCONNECTED|ChunkLoadError|Loading chunk/});

test('the search reports that it did not load, and works once there is a connection', async ({
  site,
  search,
  page,
  context,
}) => {
  await search.answerDocs();
  await site.open(DOCS);
  await context.setOffline(true);
  await search.input.click();
  await page.keyboard.type('kafk');
  const note = page.getByRole('alert').filter({hasText: 'The search did not load'});
  await expect(note).toContainText('Check the connection');
  await context.setOffline(false);
  await page.keyboard.type('a');
  await search.expectFirst('Kafka');
  await expect(search.input).toHaveValue('kafka');
  await expect(note).toHaveCount(0);
});

test('the open page stays, and the next one loads with the connection', async ({
  site,
  page,
  context,
}) => {
  await site.saveData({effectiveType: '4g', saveData: true});
  await site.open(`${DOCS}/getting-started`);
  await context.setOffline(true);
  await expect(site.title).toBeVisible();
  await site.colorSwitch.click();
  await expect.poll(() => site.theme).toBe('dark');
  // The page asks the browser to load the other page, and the browser shows its own error.
  const asked = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
  await site.navbar.getByRole('link', {name: 'Blog', exact: true}).click();
  expect((await asked).failure()?.errorText).toBe('net::ERR_INTERNET_DISCONNECTED');
  await context.setOffline(false);
  await page.goto(`${site.url}/blog`);
  await expect(site.title).toHaveText('Blog');
  expect(await site.theme).toBe('dark');
});

test.describe('the playground', () => {
  needsLanguage();

  test('keeps the draft, and runs it once there is a connection', async ({site, page, context}) => {
    const playground = new Playground(site);
    await playground.open();
    await playground.type('"mine"');
    await context.setOffline(true);
    await playground.runButton.click();
    await expect(
      page.getByText(/^Not run\.|did not start|could not be fetched/).first(),
    ).toBeVisible();
    await expect(playground.source).toHaveText('"mine"');
    await context.setOffline(false);
    await playground.run(/^2 events: 2 emitted/);
  });
});
