import type {SearchPage} from '../searchPage';
import {expect, test, type Site} from '../site';
import {DOCS, LATEST} from '../../testing/versions';

/** Shows hits while the other indexes are delayed; returns a function that releases these. */
async function searchBeforeOthers(site: Site, search: SearchPage): Promise<() => void> {
  await search.answerDocs();
  const release = await search.holdOthers();
  await site.open(DOCS);
  await search.open();
  await search.input.fill('kafka');
  // The headings answer first; only the index has this text.
  await expect(search.hits.filter({hasText: 'The consumer reads topics'})).toBeVisible();
  return release;
}

test.describe('an index that fails or loads late', () => {
  test.use({expectedErrors: [/status of (404|500)/]});

  for (const answer of ['404', '500', 'cut', 'page', 'foreign'] as const) {
    test(`${answer}: the other indexes are searched, and no error is shown`, async ({
      site,
      search,
    }) => {
      await search.answerDocs(answer);
      await site.open(DOCS);
      await search.search('line numbers');
      await search.expectFirst('Line numbers');
      await expect(search.list.getByText('Community').first()).toBeVisible();
      await search.input.fill('elasticsearch bulk');
      // The label of the version, and not a text that contains the number.
      await expect(search.list.getByText(LATEST, {exact: true})).toHaveCount(0);
    });
  }

  test('slow: shows a message after a moment, then the hits', async ({site, search, page}) => {
    await search.answerDocs('slow');
    await search.failHeadings();
    await site.open(DOCS);
    await search.search('kafka');
    await expect(page.getByText('Searching…')).toBeVisible();
    await expect(page.getByText('0 results')).toHaveCount(0);
    await search.expectFirst('Kafka');
    await expect(page.getByText('Searching…')).toBeHidden();
  });

  test(
    'Enter waits for the other indexes if the first has no hit',
    {tag: '@versions'},
    async ({site, search, page}) => {
      await search.answerDocs();
      // The real headings differ from the sample, so the answer would depend on which file loads first.
      await search.failHeadings();
      const release = await search.holdOthers();
      await site.open(DOCS);
      await search.open();
      await page.keyboard.type('showLineNumbers');
      await expect(search.more).toBeVisible();
      await page.keyboard.press('Enter');
      release();
      await expect(page).toHaveURL(/#line-numbers$/);
    },
  );

  test('shows the hits of the first index while the others are loading', async ({site, search}) => {
    await search.answerDocs();
    const release = await search.holdOthers();
    await site.open(DOCS);
    await search.search('line numbers');
    await expect(search.more).toBeVisible();
    release();
    await search.expectFirst('Line numbers');
    await expect(search.more).toBeHidden();
  });

  test('the selected hit stays selected when more hits arrive', async ({site, search, page}) => {
    const release = await searchBeforeOthers(site, search);
    await page.keyboard.press('ArrowDown');
    const chosen = await search.active.getAttribute('href');
    release();
    await expect(search.more).toBeHidden();
    await expect(search.active).toHaveAttribute('href', chosen ?? '');
  });

  test('hits that arrive while one is pressed appear after the click', async ({
    site,
    search,
    page,
  }) => {
    const release = await searchBeforeOthers(site, search);
    const target = await search.hits.nth(1).getAttribute('href');
    await search.hits.nth(1).hover();
    await page.mouse.down();
    release();
    await expect(search.more).toBeHidden();
    await page.mouse.up();
    await expect(page).toHaveURL(site.url + target);
    await expect(search.list).toBeHidden();
  });
});
