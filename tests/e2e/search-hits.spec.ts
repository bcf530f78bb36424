import {SearchPage} from '../searchPage';
import {expect, test} from '../site';

test.describe('following a hit', () => {
  test('goes to the section within the page and marks the terms there', async ({
    site,
    search,
    page,
  }) => {
    await site.open('/community');
    await site.mark();
    await search.search('highlighted lines');
    await search.expectFirst('Highlighted lines');
    await search.hits.first().click();
    await expect(page).toHaveURL(/\/community\/development\/code-blocks#highlighted-lines$/);
    expect(await site.isMarked()).toBe(true);
    await expect(search.marks.first()).toBeVisible();
    await expect(page.getByRole('article').locator('mark.search-highlight').first()).toBeVisible();
    await expect(page.getByRole('heading', {name: 'Highlighted lines'})).toBeInViewport();
  });

  for (const gesture of ['click', 'Enter', 'Submit'] as const) {
    test(`a late answer does not open the panel again after ${gesture}`, async ({
      site,
      search,
      page,
    }) => {
      const queries = await search.holdQueries();
      await site.open('/community');
      await search.search('highlighted li');
      await search.expectFirst('Highlighted lines');
      await queries.hold();
      await page.keyboard.type('nes');
      if (gesture === 'click') await search.hits.first().click();
      if (gesture === 'Enter') await page.keyboard.press('Enter');
      if (gesture === 'Submit') await search.box.getByRole('button', {name: 'Submit'}).click();
      await queries.release();
      await expect(page).toHaveURL(/#highlighted-lines$/);
      await expect(search.list).toBeHidden();
    });
  }

  test('the marks survive reload and back, and can be cleared', async ({site, search, page}) => {
    await site.open('/community');
    await search.search('highlighted lines');
    await search.hits.first().click();
    await expect(search.marks.first()).toBeVisible();
    await page.reload();
    await expect(search.marks.first()).toBeVisible();
    await site.navbar.getByRole('link', {name: 'Blog'}).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(search.marks).toHaveCount(0);
    await page.goBack();
    await expect(search.marks.first()).toBeVisible();
    await search.clearMarks.click();
    await expect(search.marks).toHaveCount(0);
    await expect(search.clearMarks).toBeHidden();
  });

  for (const gesture of ['Ctrl+click', 'middle click', 'Ctrl+Enter'] as const) {
    test(`a tab opened by ${gesture} also marks the terms, but only once`, async ({
      site,
      search,
      page,
      context,
    }) => {
      await site.open('/community');
      await search.search('highlighted lines');
      await search.expectFirst('Highlighted lines');
      const opened = context.waitForEvent('page');
      if (gesture === 'Ctrl+click') await search.hits.first().click({modifiers: ['Control']});
      if (gesture === 'middle click') await search.hits.first().click({button: 'middle'});
      if (gesture === 'Ctrl+Enter') await page.keyboard.press('Control+Enter');
      const tab = new SearchPage(await opened);
      await expect(tab.marks.first()).toBeVisible();
      await tab.page.reload();
      await expect(tab.marks.first()).toBeVisible();
      const other = new SearchPage(await context.newPage());
      await other.page.goto(tab.page.url());
      await expect(other.box).toBeVisible();
      await expect(other.marks).toHaveCount(0);
    });
  }
});
