import type {Page} from '@playwright/test';
import {deploy} from '../deploy';
import {needsLanguage} from '../language';
import {LiveSample, PAGE, SCRIPT} from '../liveSample';
import {Playground} from '../playground';
import {expect, test} from '../site';
import {DOCS} from '../../testing/versions';

// A tab that was opened before a deploy requests scripts that no longer exist.
test.use({expectedErrors: /status of 404|ChunkLoadError|Loading chunk|MIME type/});

/** Uses the offer to reload the page. */
async function reload(page: Page): Promise<void> {
  await expect(page.getByText('The site has changed since this page was loaded.')).toBeVisible();
  await page.getByRole('button', {name: 'Reload the page'}).click();
}

test('navigation reloads the page once, and later navigation does not', async ({site, page}) => {
  await site.saveData({effectiveType: '4g', saveData: true});
  await site.open(`${DOCS}/getting-started`);
  await site.mark();
  await deploy(page);
  await site.navbar.getByRole('link', {name: 'Blog', exact: true}).click();
  await expect(site.title).toHaveText('Blog');
  await site.hydrated();
  expect(site.address()).toBe('/blog');
  expect(await site.isMarked()).toBe(false);
  await site.mark();
  await site.navbar.getByRole('link', {name: 'Getting Started'}).click();
  await expect(site.title).not.toHaveText('Blog');
  expect(await site.isMarked()).toBe(true);
});

test('the search tells readers what to do, and works after that', async ({site, search, page}) => {
  await site.open(DOCS);
  await deploy(page);
  await search.input.click();
  await page.keyboard.type('kafka');
  await expect(search.input).toHaveValue('kafka');
  await reload(page);
  await site.hydrated();
  await expect(search.input).toHaveValue('kafka');
  await expect(search.hits.first()).toBeVisible();
});

test('the menu tells readers what to do', async ({site, page}) => {
  await site.open(DOCS);
  await deploy(page);
  await page.setViewportSize({width: 390, height: 844});
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await reload(page);
  await site.hydrated();
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeInViewport();
});

test.describe('with the language', () => {
  needsLanguage();

  test('a sample tells readers what to do, and keeps edits', async ({site, page}) => {
    const edited = await LiveSample.open(site, PAGE, SCRIPT);
    await edited.run();
    await edited.type('Script', 'event.item');
    await expect(edited.results).toHaveText('"lamp"');
    // On another page, whose button has not loaded anything.
    const sample = await LiveSample.open(
      site,
      `${DOCS}/getting-started/tooling`,
      'fahrenheit(event',
    );
    await deploy(page);
    await sample.button.click();
    await reload(page);
    await site.hydrated();
    await sample.run();
    await site.open(PAGE);
    await expect(edited.results).toHaveText('"lamp"');
  });

  test('the playground tells readers what to do, and keeps the draft', async ({site, page}) => {
    const playground = new Playground(site);
    await playground.open();
    await playground.type('"mine"');
    await deploy(page);
    await playground.runButton.click();
    await expect(playground.source).toHaveText('"mine"');
    await reload(page);
    await expect(playground.source).toHaveText('"mine"');
    await playground.run(/^2 events: 2 emitted/);
  });
});
