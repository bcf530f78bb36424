import type {Page} from '@playwright/test';
import {expect, test} from '../site';
import {DOCS} from '../../testing/versions';

// Text in unselected tabs and folded boxes can be reached as other text can.
const ELASTIC = `${DOCS}/reference/connectors/elastic`;
const INSIDE_BOX = 'DISABLE_SECURITY_PLUGIN';

/** The selected tab of the commands that install the runtime. */
const selected = (page: Page) =>
  page.locator('[aria-labelledby=install]').getByRole('tab', {selected: true});

for (const start of ['a new page', 'the page'] as const) {
  test(`a link to a text selects its tab, from ${start}`, async ({site, page}) => {
    if (start === 'the page') await site.open('/');
    await page.goto(`${site.url}/#:~:text=Download%20the%20file`);
    await site.hydrated();
    await expect(selected(page)).toHaveText('Debian, Ubuntu');
    await expect(page.getByText('Download the file').first()).toBeInViewport();
    await page.getByRole('tab', {name: 'Container'}).click();
    await expect(page.getByText('Download the file').first()).toBeHidden();
  });
}

test('a link to a text opens its box', async ({site, page}) => {
  await page.goto(`${site.url}${ELASTIC}#:~:text=${INSIDE_BOX}`);
  await site.hydrated();
  await expect(page.getByText(INSIDE_BOX).first()).toBeInViewport();
});

test('a search result opens the box with its only mark, and scrolls to it', async ({
  site,
  search,
  page,
}) => {
  await site.open(`${DOCS}/getting-started`);
  await search.search(INSIDE_BOX);
  await search.hits.and(page.locator(`[href="${ELASTIC}#quick-start"]`)).click();
  await expect(page).toHaveURL(/#quick-start$/);
  const mark = page.locator('mark.search-highlight').filter({hasText: /^DISABLE/});
  await expect(mark.first()).toBeInViewport();
  // A reload marks it again.
  await page.reload();
  await expect(mark.first()).toBeInViewport();
});

test('an anchor inside a tab or a box opens it', async ({site, page}) => {
  await site.open(ELASTIC);
  for (const [name, text] of [
    ['in-a-tab', 'tab-panel[hidden] > *'],
    ['in-a-box', 'details:not([open]) > div > div > *'],
  ] as const) {
    const target = page.locator(`main ${text}`).first();
    await target.evaluate((element, id) => (element.id = id), name);
    await site.push(`${ELASTIC}#${name}`);
    await expect(page.locator(`#${name}`)).toBeInViewport();
  }
});
