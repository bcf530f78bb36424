import {expect, test} from '../site';
import {DOCS, LATEST, NEXT_DOCS, OLDER} from '../../testing/versions';

test('every kind of page has the box', async ({site, search, page}) => {
  for (const path of ['/', DOCS, '/blog', '/community', '/rfc', '/no-such-page']) {
    await page.goto(site.url + path);
    await expect(search.box.getByPlaceholder('Search...')).toBeVisible();
    await expect(search.box.getByRole('button', {name: 'Submit'})).toBeVisible();
  }
  site.errors.length = 0; // The last page has the status 404, which the console reports.
});

test.describe('loading', () => {
  test('the search is not loaded before the reader focuses it', async ({site, search, page}) => {
    await site.open(DOCS);
    await page.waitForLoadState('networkidle');
    const before = search.traffic.length;
    expect(search.requested).toEqual([]);
    await search.input.focus();
    await expect.poll(() => search.requested).toHaveLength(4);
    const scripts = search.traffic.slice(before).filter((path) => path.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
  });

  test('hover loads it, too', async ({site, search}) => {
    await site.open(DOCS);
    await search.box.hover();
    await expect.poll(() => search.requested).toHaveLength(4);
  });

  test(
    'each index of the current, preferred and latest version is loaded once, the current one first',
    {tag: '@versions'},
    async ({site, search}) => {
      const [older] = OLDER;
      test.skip(!older, 'there is one released version only');
      await site.store({'docs-preferred-version-default': older!});
      await site.open(NEXT_DOCS);
      await search.search('tremor');
      const expected = [
        '/search-index-docs-default-current.json',
        '/search-index-docs-community-current.json',
        '/search-index-docs-rfc-current.json',
        '/search-index-default.json',
        `/search-index-docs-default-${older}.json`,
        `/search-index-docs-default-${LATEST}.json`,
      ];
      await expect.poll(() => search.requested).toHaveLength(expected.length);
      expect(search.requested[0]).toBe(expected[0]);
      expect([...search.requested].sort()).toEqual([...expected].sort());
      await search.input.fill('documentation');
      await expect(search.hits.first()).toBeVisible();
      expect(search.requested).toHaveLength(expected.length);
    },
  );
});

test.describe('panel', () => {
  test(
    'opens on input, shows the first hit active, closes for an empty query',
    {tag: '@versions'},
    async ({docsSearch: search}) => {
      await search.open();
      await expect(search.list).toBeHidden();
      await search.input.pressSequentially('kafka');
      await search.expectFirst('Kafka');
      expect(await search.hits.count()).toBeLessThanOrEqual(8);
      await expect(search.active).toHaveCount(1);
      await expect(search.hits.first()).toHaveAttribute('aria-selected', 'true');
      await expect(search.list.getByText(LATEST, {exact: true}).first()).toBeVisible();
      await expect(search.hits.first().locator('mark').first()).toHaveText('Kafka');
      await search.input.fill('   ');
      await expect(search.list).toBeHidden();
      await expect(search.empty).toBeHidden();
    },
  );

  test('appears under the box, inside the window', async ({docsSearch: search}) => {
    await search.search('kafka');
    await expect(search.hits.first()).toBeVisible();
    const [box, list] = [await search.box.boundingBox(), await search.list.boundingBox()];
    expect(list?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0));
    expect(list?.x).toBeGreaterThan(0);
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(1280);
  });

  test('reports that nothing was found, and that the spelling of a word was corrected', async ({
    docsSearch: search,
    page,
  }) => {
    await search.search('zzxxyyqq');
    await expect(search.empty).toBeVisible();
    await search.input.fill('kakfa');
    await expect(page.getByText('Showing results for kafka')).toBeVisible();
    await search.expectFirst('Kafka');
  });

  test('Clear empties the box, Submit follows the best hit', async ({site, search, page}) => {
    await site.open(DOCS);
    await search.search('community');
    await expect(search.hits.first()).toBeVisible();
    await search.box.getByRole('button', {name: 'Clear'}).click();
    await expect(search.input).toHaveValue('');
    await expect(search.input).toBeFocused();
    await expect(search.list).toBeHidden();
    await search.input.pressSequentially('Line numbers');
    await expect(search.hits.first()).toBeVisible();
    await search.box.getByRole('button', {name: 'Submit'}).click();
    await expect(page).toHaveURL(/#line-numbers$/);
  });

  test('a click outside closes it', async ({site, docsSearch: search}) => {
    await search.search('kafka');
    await expect(search.list).toBeVisible();
    await site.footer.click({position: {x: 5, y: 5}});
    await expect(search.list).toBeHidden();
  });

  test('takes 512 characters and no more', async ({site, search}) => {
    await site.open(DOCS);
    await search.open();
    await search.input.fill('x'.repeat(600));
    await expect(search.input).toHaveValue('x'.repeat(512));
    await expect(search.input).toHaveAttribute('maxlength', '512');
  });
});
