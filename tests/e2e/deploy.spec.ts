import {deploy} from '../deploy';
import {needsLanguage} from '../language';
import {Playground} from '../playground';
import {expect, test} from '../site';
import {DOCS} from '../../testing/versions';

// A tab that was opened before a deploy requests scripts that no longer exist.
test.use({expectedErrors: /status of 404|ChunkLoadError|Loading chunk|MIME type/});

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
  const note = page.getByRole('alert').filter({hasText: 'The search did not load'});
  await expect(note).toContainText('reload the page');
  await expect(search.input).toHaveValue('kafka');
  await page.reload();
  await site.hydrated();
  await search.search('kafka');
  await expect(search.hits.first()).toBeVisible();
  await expect(note).toHaveCount(0);
});

test.describe('the playground', () => {
  needsLanguage();

  test('tells readers what to do, and keeps the draft', async ({site, page}) => {
    const playground = new Playground(site);
    await playground.open();
    await playground.type('"mine"');
    await deploy(page);
    await playground.runButton.click();
    await expect(page.getByText(/did not start.* Reload the page, and try again/)).toBeVisible();
    await expect(playground.source).toHaveText('"mine"');
    await page.reload();
    await expect(playground.source).toHaveText('"mine"');
    await playground.run(/^2 events: 2 emitted/);
  });
});
