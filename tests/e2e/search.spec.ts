import {SearchPage} from '../searchPage';
import {expect, test, type Site} from '../site';
import {DOCS, LATEST, NEXT_DOCS, OLDER} from '../../testing/versions';

test('the box is there on every kind of page', async ({site, search, page}) => {
  for (const path of ['/', DOCS, '/blog', '/community', '/rfc', '/no-such-page']) {
    await page.goto(site.url + path);
    await expect(search.box.getByPlaceholder('Search...')).toBeVisible();
    await expect(search.box.getByRole('button', {name: 'Submit'})).toBeVisible();
  }
  site.errors.length = 0; // The last page answers 404, which the console reports.
});

test.describe('loading', () => {
  test('nothing of the search is loaded before the reader turns to it', async ({
    site,
    search,
    page,
  }) => {
    await site.open(DOCS);
    await page.waitForLoadState('networkidle');
    const before = search.traffic.length;
    expect(search.requested).toEqual([]);
    await search.input.focus();
    await expect.poll(() => search.requested).toHaveLength(4);
    const scripts = search.traffic.slice(before).filter((path) => path.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
  });

  test('hover is enough', async ({site, search}) => {
    await site.open(DOCS);
    await search.box.hover();
    await expect.poll(() => search.requested).toHaveLength(4);
  });

  test(
    'each index of the current, preferred and latest version is loaded once, its own first',
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

  test('what was typed before the search arrived is searched', async ({
    docsSearch: search,
    page,
  }) => {
    const release = await search.hold('**/assets/js/*.js');
    await search.input.click();
    await page.keyboard.type('kafka');
    release();
    await search.expectFirst('Kafka');
    await expect(search.input).toHaveValue('kafka');
  });
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

  test('stands under the box, inside the window', async ({docsSearch: search}) => {
    await search.search('kafka');
    await expect(search.hits.first()).toBeVisible();
    const [box, list] = [await search.box.boundingBox(), await search.list.boundingBox()];
    expect(list?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0));
    expect(list?.x).toBeGreaterThan(0);
    expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(1280);
  });

  test('says when nothing is found, and when a word was taken for another', async ({
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

  test('a click elsewhere closes it', async ({site, docsSearch: search}) => {
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

test.describe('keyboard', () => {
  for (const key of ['/', 'Control+k', 'Meta+k']) {
    test(`${key} opens it, Escape closes it and gives the focus back`, async ({
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

  test('a slash in the box is a slash', async ({site, search}) => {
    await site.open(DOCS);
    await search.search('a/b');
    await expect(search.input).toHaveValue('a/b');
  });

  test('arrows move, wrap and name the hit; Enter follows it', async ({site, search, page}) => {
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
    test(`Enter means what is in the box, even while ${held} is on its way`, async ({
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

  test('Enter, and more letters before the search is there, follows nothing', async ({
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

  test('what is typed before any script ran is in the box, and scrolls nothing', async ({
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
    test(`${key} far down shows the hidden bar, and leaves the page where it is`, async ({
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

  test('Ctrl+Enter opens a tab', async ({site, search, page, context}) => {
    await site.open('/community');
    await search.search('line numbers');
    await expect(search.hits.first()).toBeVisible();
    // Another index may still bring a better hit.
    await expect(search.more).toBeHidden();
    const target = await search.hits.first().getAttribute('href');
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.keyboard.press('Control+Enter'),
    ]);
    await expect(tab).toHaveURL(site.url + target);
    expect(site.address()).toBe('/community');
  });
});

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

  for (const way of ['click', 'Enter', 'Submit'] as const) {
    test(`an answer that comes late does not open the panel again, ${way}`, async ({
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
      if (way === 'click') await search.hits.first().click();
      if (way === 'Enter') await page.keyboard.press('Enter');
      if (way === 'Submit') await search.box.getByRole('button', {name: 'Submit'}).click();
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

  for (const way of ['Ctrl+click', 'middle click', 'Ctrl+Enter'] as const) {
    test(`a tab opened by ${way} marks the terms too, once`, async ({
      site,
      search,
      page,
      context,
    }) => {
      await site.open('/community');
      await search.search('highlighted lines');
      await search.expectFirst('Highlighted lines');
      const opened = context.waitForEvent('page');
      if (way === 'Ctrl+click') await search.hits.first().click({modifiers: ['Control']});
      if (way === 'middle click') await search.hits.first().click({button: 'middle'});
      if (way === 'Ctrl+Enter') await page.keyboard.press('Control+Enter');
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

  test('pages that nobody searched for have no marks', async ({site, search}) => {
    await site.open('/community/development/code-blocks');
    await expect(search.marks).toHaveCount(0);
    await expect(search.clearMarks).toBeHidden();
  });
});

test.describe('query syntax', () => {
  test('operators work from the box', async ({docsSearch: search}) => {
    await search.search('title:elasticsearch');
    await search.expectFirst('Elasticsearch');
    await expect(search.hits.filter({hasNotText: 'Elasticsearch'})).toHaveCount(0);
    await search.input.fill('+kafka -elasticsearch');
    await search.expectFirst('Kafka');
    await expect(search.list.getByText('Elasticsearch')).toHaveCount(0);
    await search.input.fill('-kafka');
    await expect(search.hits.first()).toBeVisible();
    await expect(search.list.getByText(/kafka/i)).toHaveCount(0);
    await search.input.fill('+kaf +produ');
    await expect(search.hits.first()).toHaveAttribute('href', /\/connectors\/kafka(#|$)/);
    await search.input.fill('+kaf +produ +xyzzyx');
    await expect(search.empty).toBeVisible();
  });

  const mistakes: [string, RegExp][] = [
    ['Foo:kafka', /unrecognised field 'Foo', possible fields: 'title', 'content'/],
    ['f:kafka', /unrecognised field 'f', possible fields: 'title', 'content'/],
    ['kafka foo:', /unrecognised field 'foo', possible fields: 'title', 'content'/],
    ['foo:kafka', /unrecognised field 'foo', possible fields: 'title', 'content'/],
    ['kafka~x', /edit distance must be numeric/],
    ['kafka^x', /boost must be numeric/],
    ['kafka +', /expecting term or field, found nothing/],
  ];
  for (const [query, message] of mistakes) {
    test(`${query} is explained, and its words are searched`, async ({
      docsSearch: search,
      page,
    }) => {
      await search.open();
      await search.input.fill(query);
      await expect(page.getByText(message)).toBeVisible();
      await search.expectFirst('Kafka');
    });
  }

  test('plain input is never a mistake', async ({docsSearch: search, page}) => {
    await search.open();
    for (const query of ['std::array::len', 'a:b', 'c++', '$kafka.key', '-v', 'a |> b']) {
      await search.input.fill(query);
      await expect(search.input).toHaveValue(query);
      await expect(page.getByText('Query syntax')).toHaveCount(0);
    }
    await search.input.fill('std::array::len');
    await search.expectFirst('len(array)');
  });

  test('markup in a query or an index makes no elements', async ({docsSearch: search, page}) => {
    await search.open();
    await search.input.fill('<img src=x onerror=alert(1)> kafka');
    await expect(search.hits.first()).toBeVisible();
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  });
});

/** Shows hits while the other indexes wait; returns a function that lets them come. */
async function searchBeforeOthers(site: Site, search: SearchPage): Promise<() => void> {
  await search.answerDocs();
  const release = await search.holdOthers();
  await site.open(DOCS);
  await search.open();
  await search.input.fill('kafka');
  // The headings answer first; the index, which has the text, answers after them.
  await expect(search.hits.filter({hasText: 'The consumer reads topics'})).toBeVisible();
  return release;
}

test.describe('an index that does not come', () => {
  test.use({expectedErrors: [/status of (404|500)/]});

  for (const answer of ['404', '500', 'cut', 'page', 'foreign'] as const) {
    test(`${answer}: the others are searched, no error is shown`, async ({site, search}) => {
      await search.answerDocs(answer);
      await site.open(DOCS);
      await search.search('line numbers');
      await search.expectFirst('Line numbers');
      await expect(search.list.getByText('Community').first()).toBeVisible();
      await search.input.fill('elasticsearch bulk');
      // The label of the version, and not a text in which the number occurs.
      await expect(search.list.getByText(LATEST, {exact: true})).toHaveCount(0);
    });
  }

  test('slow: says so after a moment, then shows the hits', async ({site, search, page}) => {
    await search.answerDocs('slow');
    await search.loseHeadings();
    await site.open(DOCS);
    await search.search('kafka');
    await expect(page.getByText('Searching…')).toBeVisible();
    await expect(page.getByText('0 results')).toHaveCount(0);
    await search.expectFirst('Kafka');
    await expect(page.getByText('Searching…')).toBeHidden();
  });

  test(
    'Enter waits for the other indexes where the first has nothing',
    {tag: '@versions'},
    async ({site, search, page}) => {
      await search.answerDocs();
      // They are those of the real pages, and the answer would depend on which file comes first.
      await search.loseHeadings();
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

  test('shows the hits of the first index while the others are on their way', async ({
    site,
    search,
  }) => {
    await search.answerDocs();
    const release = await search.holdOthers();
    await site.open(DOCS);
    await search.search('line numbers');
    await expect(search.more).toBeVisible();
    release();
    await search.expectFirst('Line numbers');
    await expect(search.more).toBeHidden();
  });

  test('the hit that is chosen stays chosen when more come', async ({site, search, page}) => {
    const release = await searchBeforeOthers(site, search);
    await page.keyboard.press('ArrowDown');
    const chosen = await search.active.getAttribute('href');
    release();
    await expect(search.more).toBeHidden();
    await expect(search.active).toHaveAttribute('href', chosen ?? '');
  });

  test('hits that come while one is pressed wait for the click', async ({site, search, page}) => {
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
