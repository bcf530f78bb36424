import {expect, test} from '../site';
import {DOCS} from '../../testing/versions';

test.describe('keyboard', () => {
  for (const key of ['/', 'Control+k', 'Meta+k']) {
    test(`${key} opens it, Escape closes it and restores the focus`, async ({
      site,
      docsSearch: search,
      page,
    }) => {
      const link = site.navbar.getByRole('link', {name: 'Blog'});
      await link.focus();
      await page.keyboard.press(key);
      await expect(search.input).toBeFocused();
      await expect(search.input).toHaveValue('');
      await page.keyboard.type('kafka');
      await expect(search.list).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(search.list).toBeHidden();
      await expect(link).toBeFocused();
    });
  }

  test('a slash can be typed in the box', async ({site, search}) => {
    await site.open(DOCS);
    await search.search('a/b');
    await expect(search.input).toHaveValue('a/b');
  });

  test('arrow keys move, wrap around and set the active descendant; Enter follows the hit', async ({
    site,
    search,
    page,
  }) => {
    await site.open('/community');
    await search.search('code block');
    await expect(search.hits.nth(1)).toBeVisible();
    await expect(search.more).toBeHidden();
    await expect(search.input).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowDown');
    await expect(search.hits.nth(1)).toHaveAttribute('aria-selected', 'true');
    const id = await search.hits.nth(1).getAttribute('id');
    await expect(search.input).toHaveAttribute('aria-activedescendant', id ?? '');
    const target = await search.hits.nth(1).getAttribute('href');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(search.hits.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(site.url + target);
    await expect(search.list).toBeHidden();
  });

  for (const held of ['the scripts of the search', 'the index'] as const) {
    test(`Enter follows the best hit for the text in the box, even while ${held} is loading`, async ({
      site,
      search,
      page,
    }) => {
      await site.open('/community');
      const release = await search.hold(
        held === 'the index' ? /\/search-(?:index|headings)-[^/]+\.json$/ : '**/assets/js/*.js',
      );
      await search.open();
      await page.keyboard.type('showLineNumbers');
      await page.keyboard.press('Enter');
      release();
      await expect(page).toHaveURL(/#line-numbers$/);
    });
  }

  test('Enter follows nothing if more letters are typed before the search has loaded', async ({
    site,
    search,
    page,
  }) => {
    await site.open('/community');
    const release = await search.hold('**/assets/js/*.js');
    await search.open();
    await page.keyboard.type('line');
    await page.keyboard.press('Enter');
    await page.keyboard.type(' numbers');
    release();
    await search.expectFirst('Line numbers');
    expect(site.address()).toBe('/community');
  });

  test('text that is typed before any script has run is in the box, and does not scroll the page', async ({
    site,
    search,
    page,
  }) => {
    const release = await search.hold('**/assets/js/**');
    await page.goto(`${site.url}${DOCS}/reference/connectors/kafka`, {waitUntil: 'commit'});
    await expect(site.title).toBeVisible();
    await page.keyboard.type('/kafka consumer');
    await page.keyboard.press('Enter');
    await expect(search.input).toHaveValue('kafka consumer');
    expect(await site.scrollTop()).toBe(0);
    release();
    await site.hydrated();
    await expect(search.input).toHaveValue('kafka consumer');
    await expect.poll(() => site.address()).toMatch(/kafka/);
    await expect(search.marks.first()).toBeVisible();
  });

  for (const key of ['/', 'Control+k']) {
    test(`${key} shows the hidden navbar far down a page, without scrolling`, async ({
      site,
      search,
      page,
    }) => {
      await site.open(`${DOCS}/reference/connectors/kafka`);
      await site.fontsLoaded();
      await page.mouse.wheel(0, 1200);
      await page.mouse.wheel(0, 800);
      await expect.poll(() => site.scrollTop()).toBe(2000);
      await expect(site.navbar).not.toBeInViewport();
      await page.keyboard.press(key);
      await expect(search.input).toBeFocused();
      await expect(search.input).toBeInViewport();
      expect(await site.scrollTop()).toBe(2000);
      await page.keyboard.press('Escape');
      expect(await site.scrollTop()).toBe(2000);
    });
  }
});
